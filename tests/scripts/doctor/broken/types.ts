import type { Switches } from '../../../../sandbox/switches.ts';
import type { Alter } from '../patient';

/** What is broken, which lines say so, and what their remedies say. */
export type Broken = {
  what: string;
  environment?: Readonly<Record<string, string>>;
  /** What becomes of answers; the argument is the shop's origin. */
  alter?: (origin: string) => Alter;
  /** Of the sandbox's console. */
  switches?: Partial<Switches>;
  /** With what the shop answers. */
  shop?: number;
  redis?: 'away' | 'hang';
  lines: readonly string[];
  mends: RegExp;
  state?: 'warning';
};
