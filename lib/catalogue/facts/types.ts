import type { AMOUNTS, CHOICES, FLAGS, NAMES, RANGES } from './fields';

export type Range = { min: number; max: number };

/** What the label says it uses, and by what it counts. */
export type StatedUse = { kwh: number; per: 'cycle' | '100 cycles' | 'year'; isGas: boolean };

type Choice<Entry> = Entry extends readonly [string, infer Words] ? Words[keyof Words] : never;

/**
 * What the custom fields of a thing say, read once: numbers in the unit of their name, connections and choices. What is
 * absent is not stated, or cannot be read. Words for people stay in `Attributes`.
 */
export type Facts = Readonly<
  { [Name in keyof typeof AMOUNTS]?: number } & { [Name in keyof typeof RANGES]?: Range } & {
    [Name in keyof typeof FLAGS]?: boolean;
  } & { [Name in keyof typeof CHOICES]?: Choice<(typeof CHOICES)[Name]> } & {
    [Name in keyof typeof NAMES]?: string;
  } & {
    /** `hardwired` or the plug's own name, such as `13 A`. */
    plug?: string;
    uses?: StatedUse;
    /** Of a washer dryer that only washes. */
    usesWashing?: StatedUse;
    ecoMinutes?: number;
    /** The names of the custom fields in which usual figures stand in for what the maker does not state. */
    assumed?: readonly string[];
  }
>;
