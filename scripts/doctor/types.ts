import type { Config } from '../../lib/platform/config.ts';
import type { Ask } from '../services/ask.ts';

export const STATES = ['ok', 'warning', 'failure', 'not asked'] as const;
export type State = (typeof STATES)[number];

/** Result of a check: what was found and, unless it is ok, how to repair it. */
export type Finding = { state: State; found: string; remedy?: string };

/** A check of one thing. */
export type Check = {
  /** `service/thing`; unique. */
  name: string;
  /** What the check does, in the past tense: `asked for one product`. */
  tried: string;
  /** Names of checks that must succeed first. */
  needs?: readonly string[];
  /** Why the check is skipped; null or omitted where it is not. */
  without?: string | null;
  /** How to repair it where nothing answers; by default a hint to look at the addresses in the environment. */
  unanswered?: string;
  /** @throws Fault, Unanswered */
  run: () => Promise<Finding> | Finding;
};

/** A check with its result. */
export type Line = Pick<Check, 'name' | 'tried'> & Finding;

/** What checks work with. */
export type Context = {
  config: Config;
  ask: Ask;
  /** Milliseconds since 1970. */
  now: number;
};

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const warning = (found: string, remedy: string): Finding => ({ state: 'warning', found, remedy });
export const failure = (found: string, remedy: string): Finding => ({ state: 'failure', found, remedy });
export const notAsked = (reason: string): Finding => ({ state: 'not asked', found: reason });
