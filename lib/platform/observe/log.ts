import { logLevel } from '../config.ts';
import { currentRequestContext } from './request-context.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type Level = Exclude<(typeof LEVELS)[number], 'silent'>;

let least: number | undefined;

/**
 * Returns an error's name and its first four stack frames, without its message, which may contain what somebody typed.
 */
export function framesOf(error: unknown): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { error: error.name, at: frames.slice(0, 4).map((line) => line.trim()) };
}

const LONGEST = 300;

/** Returns somebody else's message without what it quotes or what may be personal: an e-mail address, a long number. */
export const loggable = (words: string): string =>
  words
    .replace(/["'`“‘][^"'`”’]*["'`”’]|\S+@\S+|\+?\d[\d ]{6,}/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);

/** Whether lines of this level are written; for callers whose lines are expensive to put together. */
export function isLogged(level: Level): boolean {
  least ??= LEVELS.indexOf(logLevel());
  return LEVELS.indexOf(level) >= least;
}

/**
 * Writes one line of JSON to standard output, with the id of the current request. Fields are names, numbers and codes:
 * never an e-mail address, a name, a token, a cookie, a query string or a body.
 */
export function log(level: Level, event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  if (!isLogged(level)) return;
  const { requestId, traceId } = currentRequestContext() ?? {};
  const line = JSON.stringify({ ts: new Date().toISOString(), level, event, requestId, traceId, ...fields });
  // Not `process.stdout`, which the edge runtime lacks, for which instrumentation is compiled too.
  // oxlint-disable-next-line no-console
  console.log(line);
}
