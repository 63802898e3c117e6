import { logLevel } from './config.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type Level = Exclude<(typeof LEVELS)[number], 'silent'>;

/**
 * Writes one JSON line to standard output. Fields are names, numbers and codes: never an e-mail address, a name, a
 * token, a cookie, a query string or a body.
 */
export function log(level: Level, event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(logLevel)) return;
  const line = JSON.stringify({ ts: new Date().toISOString(), level, event, ...fields });
  // The one line that also the edge compiler of instrumentation understands.
  // oxlint-disable-next-line no-console
  console.log(line);
}
