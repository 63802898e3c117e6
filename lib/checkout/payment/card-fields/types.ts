/** A field of a card, which is a frame of the payments host; the names are the platform's. */
export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCode' | 'cardName';

/** What is wrong with which field, in words that say how to mend it. */
export type CardFaults = Partial<Record<CardField, string>>;

/** What the payments host answered to a card. */
export type CardAnswer = { status: number; body: unknown };

/** What the frames say by themselves; nothing that is typed is ever in it. */
export type CardEvents = {
  /** A frame has become its field. */
  ready: (field: CardField) => void;
  focus: (field: CardField) => void;
  blur: (field: CardField) => void;
  /** Enter was pressed. */
  enter: () => void;
};

/** What is charged: with a token that pays for one order. */
export type Charge = {
  token: string;
  fields: readonly CardField[];
  /** Who pays, where the card's name is not asked for. */
  name: string;
};

/** The card of a page, in frames that the page cannot look into. */
export type CardForm = {
  /** Makes a frame that has loaded the field. @param words what its input is called for who cannot see the label */
  attach: (field: CardField, frame: HTMLIFrameElement, words: string) => void;
  /** What is wrong with what was typed; null when the frames do not answer. */
  check: (fields: readonly CardField[]) => Promise<CardFaults | null>;
  /** Has the card pay. Null when nobody could say whether it has. */
  charge: (charge: Charge) => Promise<CardAnswer | null>;
  close: () => void;
};
