// What a seat may do now. The server writes every action as a text; each game reads it in one place, its `offers.ts`.

/** A written action, read: what is done, with which piece, where. `piece` and `place` are empty where an action has none. */
export interface Offer {
  readonly text: string;
  readonly verb: string;
  readonly piece: string;
  readonly place: string;
}

/** How a game reads its actions, and writes one that it wants to ask about. Nothing else takes a text apart or composes one. */
export interface Notation<O extends Offer> {
  read: (text: string) => O;
  /** Gives back the text that was read. */
  write: (offer: Omit<O, "text">) => string;
}

export class Offers<O extends Offer = Offer> {
  readonly all: readonly O[];
  private readonly byText: ReadonlyMap<string, O>;

  constructor(texts: readonly string[], read: (text: string) => O) {
    this.all = texts.map(read);
    this.byText = new Map(this.all.map((offer) => [offer.text, offer]));
  }

  get any(): boolean {
    return this.all.length > 0;
  }

  has(text: string): boolean {
    return this.byText.has(text);
  }

  get(text: string): O | undefined {
    return this.byText.get(text);
  }

  of(...verbs: O["verb"][]): O[] {
    return this.all.filter(({ verb }) => verbs.includes(verb));
  }

  /** What can be done with a piece. */
  with(piece: string): O[] {
    return this.all.filter((offer) => offer.piece === piece);
  }

  /** What can be done at a place, with this piece or with any. */
  at(place: string, piece?: string): O[] {
    return this.all.filter((offer) => offer.place === place && (piece === undefined || offer.piece === piece));
  }
}
