import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Pence } from '@/lib/money/types';

/** Something that goes wrong with a machine. */
export type Symptom = {
  name: string;
  /** As its owner says it: `It does not drain`. */
  says: string;
  /** What it usually is, as a sentence. */
  cause: string;
  /** What the part alone usually costs, from and to, pounds. */
  parts: readonly [from: number, to: number];
  /** How long fitting it takes; without it an hour, which is in the call-out. */
  hours?: number;
  /** Many change it themselves, unplugged. */
  byOneself: boolean;
  /** What we sell for it: goods of a kind with these words in their name. */
  spares?: { kind: Kind; called: string };
  /** Said before anything else. */
  danger?: string;
  /** Only what burns gas has it: the usual kind of that in the list. */
  burns?: Kind;
};

/** What is known of a machine that breaks, by the list in which its successors stand. */
export type Machine = {
  list: string;
  /** `washing machine` */
  noun: string;
  /** How long they usually last, and who says so. */
  years: number;
  source: string;
  /** What one of ten years ago usually takes a year, kWh; null: too little to count. */
  oldKwh: number | null;
  /** The usual one, millimetres; null where there is none. */
  size: { width: number; height: number; depth: number } | null;
  /** What it is connected to, as a list in words. */
  connections: string;
  symptoms: readonly Symptom[];
};

/**
 * What to do. `claim`: ask the seller before anything is paid for; `try`: do what costs nothing, and replace it if that
 * does not help; `oneself`: it is worth the part, and not a repairer's visit.
 */
export type Advice = 'claim' | 'mend' | 'either' | 'try' | 'oneself' | 'replace';

export type Verdict = {
  advice: Advice;
  /** Having it mended, from and to: call-out, labour and part. */
  mending: readonly [from: Pence, to: Pence];
  /** What a new one costs with delivery; null where none was found. */
  replacing: Pence | null;
  /** How many years the old one usually has left. */
  left: number;
  /** What a new one saves in energy a year; null where that is little, or nobody knows. */
  saves: Pence | null;
};
