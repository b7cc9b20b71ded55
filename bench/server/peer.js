// A boardgame.io server set up as in its documentation: in memory, a trivial game, secrets of other players stripped.
// node peer.js PORT, with boardgame.io on NODE_PATH (see README.md).
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView, TurnOrder } = require("boardgame.io/core");

const CARDS = 80;
const HAND = 7;

const Trivial = {
  name: "trivial",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx }) => {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    return { secret: { deck }, players, laid: 0, last: null };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    // Puts a card from the hand under the deck, and draws one from the top.
    play: {
      client: false,
      move: ({ G, playerID }, place) => {
        const [card] = G.players[playerID].hand.splice(place, 1);
        G.secret.deck.push(card);
        G.players[playerID].hand.push(G.secret.deck.shift());
        G.laid += 1;
        G.last = card;
      },
    },
  },
};

const server = Server({ games: [Trivial], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
