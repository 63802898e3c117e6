import type { Config } from '../../lib/platform/config.ts';
import type { Ask } from '../services/ask.ts';

export const STATES = ['in place', 'made', 'to be made', 'by hand', 'failed'] as const;
export type State = (typeof STATES)[number];

/** What was found, or what became of it. */
export type Line = { name: string; state: State; what: string };

/** What a step works with. */
export type Context = {
  /** As it is now: variables may be missing, which are empty, until they are kept. */
  config: Config;
  ask: Ask;
  /** Milliseconds since 1970. */
  now: number;
  /** Nothing is made; what would be is told. */
  isDryRun: boolean;
  /** Puts a variable where the shop reads it from. */
  keep: (name: string, value: string) => void;
  /** Writes the content model; null where there is none. */
  contentManagement: { token: string; host: string } | null;
};

/** Makes one sort of thing where it is lacking; what is in place stays as it is. */
export type Step = {
  name: string;
  /** @throws Fault, Unanswered */
  run: (context: Context) => Promise<Line[]>;
};

/** Makes something, or says that it would be. */
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
