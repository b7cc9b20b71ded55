// boardgame.io as its documentation sets it up: in memory, a trivial game, each player's secrets stripped.
// node peer.js PORT, with boardgame.io to be found by NODE_PATH (see README.md).
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
    // A card goes round: from the hand under the deck, and one from its top into the hand.
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
