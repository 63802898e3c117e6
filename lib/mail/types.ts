import type { Energy, Picture } from '@/lib/catalogue/types';

/** A run of text; with `href` a link, whose address plain text prints after the words. */
export type Run = string | { text: string; href: string } | { bold: string };

/** A product that was bought or is offered, with its price. */
export type Good = {
  name: string;
  /** Further details, each on its own line. */
  notes: string[];
  price: string;
  picture: Picture | null;
  /** Shown beside the price of every labelled product (experience §1 L7). */
  energy: Energy | null;
  /** Services bought for it. */
  extras: { name: string; price: string }[];
};

export type SumLine = { label: string; amount: string; total?: boolean };

/** The parts of a letter, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; rows: { name: string; value: string[] }[] }
  | { kind: 'goods'; goods: Good[] }
  | { kind: 'sum'; lines: SumLine[]; note: string | null }
  /** A form to cut out, with its lines unchanged. */
  | { kind: 'form'; title: string; lines: string[] };

/** A picture attached to the e-mail, so that nothing is fetched when it is read. */
export type Enclosed = { cid: string; content: Buffer; contentType: string };

/** Attached pictures by the template of their addresses. */
export type Enclosures = ReadonlyMap<string, Enclosed>;

/** The content of an e-mail, from which both HTML and plain text are rendered. */
export type Letter = {
  /** At most 50 characters (experience §2.17 EML-6). */
  subject: string;
  title: string;
  blocks: Block[];
  /** Why the reader gets this e-mail; its last line. */
  because: string;
};
