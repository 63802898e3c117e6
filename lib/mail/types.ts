import type { Energy, Picture } from '@/lib/catalogue/types';

/** A run of words; with `href` a link, whose address plain text prints behind the words. */
export type Run = string | { text: string; href: string } | { bold: string };

/** Something that was bought, or is offered, at its price. */
export type Good = {
  name: string;
  /** What else is known of it, each a line of its own. */
  notes: string[];
  price: string;
  picture: Picture | null;
  /** Stands beside the price of every labelled product (experience §1 L7). */
  energy: Energy | null;
  /** Services that were bought for it. */
  extras: { name: string; price: string }[];
};

export type SumLine = { label: string; amount: string; total?: boolean };

/** What a letter is made of, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; rows: { name: string; value: string[] }[] }
  | { kind: 'goods'; goods: Good[] }
  | { kind: 'sum'; lines: SumLine[]; note: string | null }
  /** A form to cut out: lines as they stand. */
  | { kind: 'form'; title: string; lines: string[] };

/** A picture that travels in the mail, so that nothing is fetched when it is read. */
export type Enclosed = { cid: string; content: Buffer; contentType: string };

/** Enclosed pictures by the template of their addresses. */
export type Enclosures = ReadonlyMap<string, Enclosed>;

/** A letter before it is a mail: HTML and plain text are both made of this. */
export type Letter = {
  /** At most 50 characters (experience §2.17 EML-6). */
  subject: string;
  title: string;
  blocks: Block[];
  /** Why whoever reads this gets it, the last line of all. */
  because: string;
};
