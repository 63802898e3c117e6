import { logLevel } from '../config.ts';
import { currentRequestContext } from './request-context.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type Level = Exclude<(typeof LEVELS)[number], 'silent'>;

let least: number | undefined;

/** What a failure is called and where it came from; its message may hold what somebody typed. */
export function framesOf(error: unknown): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { error: error.name, at: frames.slice(0, 4).map((line) => line.trim()) };
}

const LONGEST = 300;

/** What somebody else's words say, without what they quote or what could be a person's: an address, a number. */
export const loggable = (words: string): string =>
  words
    .replace(/["'`“‘][^"'`”’]*["'`”’]|\S+@\S+|\+?\d[\d ]{6,}/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);

/** Whether lines of a level are written, where putting one together costs something. */
export function isLogged(level: Level): boolean {
  least ??= LEVELS.indexOf(logLevel());
  return LEVELS.indexOf(level) >= least;
}

/**
 * Writes one JSON line to standard output, with the id of the request that is being worked on. Fields are names,
 * numbers and codes: never an e-mail address, a name, a token, a cookie, a query string or a body.
 */
export function log(level: Level, event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  if (!isLogged(level)) return;
  const { requestId, traceId } = currentRequestContext() ?? {};
  const line = JSON.stringify({ ts: new Date().toISOString(), level, event, requestId, traceId, ...fields });
  // The one line that also the edge compiler of instrumentation understands.
  // oxlint-disable-next-line no-console
  console.log(line);
}
