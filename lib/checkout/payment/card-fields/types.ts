/** A card field, which is a frame of the payments host; the names are the platform's. */
export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCode' | 'cardName';

/** The error of each field, in words that say how to correct it. */
export type CardFaults = Partial<Record<CardField, string>>;

/** The payments host's answer to a charge. */
export type CardAnswer = { status: number; body: unknown };

/** Events of the frames, which never contain what is typed. */
export type CardEvents = {
  /** A frame has become its field. */
  ready: (field: CardField) => void;
  focus: (field: CardField) => void;
  blur: (field: CardField) => void;
  /** Enter was pressed. */
  enter: () => void;
};

/** A charge, with a token that pays for one order. */
export type Charge = {
  token: string;
  fields: readonly CardField[];
  /** Name of the payer, where the name on the card is not asked for. */
  name: string;
};

/** The card form of a page, in frames whose content the page cannot read. */
export type CardForm = {
  /**
   * Turns a loaded frame into a field.
   * @param words accessible name of its input
   */
  attach: (field: CardField, frame: HTMLIFrameElement, words: string) => void;
  /** Returns the errors of the fields; null when the frames do not answer. */
  check: (fields: readonly CardField[]) => Promise<CardFaults | null>;
  /** Charges the card. Null when it is not known whether it was charged. */
  charge: (charge: Charge) => Promise<CardAnswer | null>;
  close: () => void;
};
