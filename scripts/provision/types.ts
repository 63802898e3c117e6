import type { Config } from '../../lib/platform/config.ts';
import type { Ask } from '../services/ask.ts';

export const STATES = ['in place', 'made', 'to be made', 'by hand', 'failed'] as const;
export type State = (typeof STATES)[number];

/** What was found or done. */
export type Line = { name: string; state: State; what: string };

/** What a step works with. */
export type Context = {
  /** The current configuration; variables that are not set yet are empty. */
  config: Config;
  ask: Ask;
  /** Milliseconds since 1970. */
  now: number;
  /** Nothing is created; the lines say what would be. */
  isDryRun: boolean;
  /** Stores a variable where the shop reads it from. */
  keep: (name: string, value: string) => void;
  /** Access for writing the content model; null where there is none. */
  contentManagement: { token: string; host: string } | null;
};

/** Creates one kind of thing where it is missing; what is in place is kept. */
export type Step = {
  name: string;
  /** @throws Fault, Unanswered */
  run: (context: Context) => Promise<Line[]>;
};

/** Creates something, or in a dry run says that it would be created. */
export async function make(
  { isDryRun }: Pick<Context, 'isDryRun'>,
  name: string,
  what: string,
  work: () => Promise<unknown>,
): Promise<Line> {
  if (isDryRun) return { name, state: 'to be made', what };
  await work();
  return { name, state: 'made', what };
}

export const inPlace = (name: string, what: string): Line => ({ name, state: 'in place', what });
export const byHand = (name: string, what: string): Line => ({ name, state: 'by hand', what });
