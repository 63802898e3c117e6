import type { AMOUNTS, CHOICES, FLAGS, NAMES, RANGES } from './fields';

export type Range = { min: number; max: number };

/** Consumption according to the energy label, and its unit. */
export type StatedUse = { kwh: number; per: 'cycle' | '100 cycles' | 'year'; isGas: boolean };

type Choice<Entry> = Entry extends readonly [string, infer Words] ? Words[keyof Words] : never;

/**
 * The facts in a product's custom fields, parsed once: numbers in the unit of their name, connections and choices. An
 * absent fact is not stated, or cannot be parsed. Texts for shoppers stay in `Attributes`.
 */
export type Facts = Readonly<
  { [Name in keyof typeof AMOUNTS]?: number } & { [Name in keyof typeof RANGES]?: Range } & {
    [Name in keyof typeof FLAGS]?: boolean;
  } & { [Name in keyof typeof CHOICES]?: Choice<(typeof CHOICES)[Name]> } & {
    [Name in keyof typeof NAMES]?: string;
  } & {
    /** `hardwired` or the name of the plug, such as `13 A`. */
    plug?: string;
    uses?: StatedUse;
    /** Of a washer dryer when it only washes. */
    usesWashing?: StatedUse;
    ecoMinutes?: number;
    /** Names of the custom fields with usual figures instead of ones stated by the maker. */
    assumed?: readonly string[];
  }
>;
