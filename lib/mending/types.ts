import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Pence } from '@/lib/money/types';

/** A symptom of a broken appliance. */
export type Symptom = {
  name: string;
  /** As its owner says it: `It does not drain`. */
  says: string;
  /** The usual cause, as a sentence. */
  cause: string;
  /** Usual price of the part alone, minimum and maximum, in pounds. */
  parts: readonly [from: number, to: number];
  /** Hours of labour; by default one, which the call-out includes. */
  hours?: number;
  /** Whether many owners fit the part themselves, with the appliance unplugged. */
  byOneself: boolean;
  /** Spare parts we sell for it: products of a kind whose name contains these words. */
  spares?: { kind: Kind; called: string };
  /** A warning shown before anything else. */
  danger?: string;
  /** Set for symptoms of gas appliances only: the usual gas kind of the list. */
  burns?: Kind;
};

/** What is known of a kind of appliance that breaks; `list` is the list of its replacements. */
export type Machine = {
  list: string;
  /** `washing machine` */
  noun: string;
  /** How many years they usually last, and the source of that. */
  years: number;
  source: string;
  /** Usual annual consumption of one from ten years ago, in kWh; null: too little to count. */
  oldKwh: number | null;
  /** Usual size of the space in millimetres; null where there is none. */
  size: { width: number; height: number; depth: number } | null;
  /** What it is connected to, as a list in words. */
  connections: string;
  symptoms: readonly Symptom[];
};

/**
 * What to do. `claim`: ask the seller before paying for anything; `try`: do what costs nothing, and replace it if that
 * does not help; `oneself`: the part is worth its price, but a repairer's visit is not.
 */
export type Advice = 'claim' | 'mend' | 'either' | 'try' | 'oneself' | 'replace';

export type Verdict = {
  advice: Advice;
  /** Minimum and maximum cost of a repair: call-out, labour and part. */
  mending: readonly [from: Pence, to: Pence];
  /** Price of a replacement with delivery; null where none was found. */
  replacing: Pence | null;
  /** Number of years that the old appliance usually has left. */
  left: number;
  /** Energy cost that a replacement saves a year; null where it is little or not known. */
  saves: Pence | null;
};
