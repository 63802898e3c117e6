import type { Config } from '../../lib/platform/config.ts';
import type { Ask } from '../services/ask.ts';

export const STATES = ['ok', 'warning', 'failure', 'not asked'] as const;
export type State = (typeof STATES)[number];

/** What a check came to: what came back and, unless all is well, what mends it. */
export type Finding = { state: State; found: string; remedy?: string };

/** One thing that is tried. */
export type Check = {
  /** `service/thing`; no two are the same. */
  name: string;
  /** What is done, in the past tense: `asked for one product`. */
  tried: string;
  /** Names of checks without which this one tells nothing. */
  needs?: readonly string[];
  /** Why it is not asked here at all; null or left out where it is. */
  without?: string | null;
  /** What mends it where nothing answers; else the addresses of the environment are to be looked at. */
  unanswered?: string;
  /** @throws Fault, Unanswered */
  run: () => Promise<Finding> | Finding;
};

/** A check with what it came to. */
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
