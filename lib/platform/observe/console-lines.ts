import { stripVTControlCharacters } from 'node:util';
import { framesOf, type Level, log, loggable } from './log.ts';

const LEVELS: Readonly<Record<'log' | 'info' | 'warn' | 'error', Level>> = {
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
};

/**
 * Makes everything that the framework and libraries print one line of the log: an error's name and stack frames, or a
 * message without what it quotes. An error of a page or API call, which has a digest, has been logged already
 * (`instrumentation.ts`).
 */
export function takeConsole(): void {
  // The log itself writes with it.
  // oxlint-disable-next-line no-console
  const ours = inOneWrite(console.log);
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, Level][])
    console[name] = (...said: unknown[]) => {
      const line = name === 'log' ? ownLine(said) : undefined;
      if (line !== undefined) return ours(line);
      const error = said.find((each) => each instanceof Error);
      if (error) log('digest' in error ? 'debug' : level, 'framework', framesOf(error));
      else log(level, 'framework', { said: loggable(stripVTControlCharacters(said.join(' ')).trim()) });
    };
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log('warn', 'node', framesOf(warning)));
}

const WARNS = /^\{"ts":"[^"]*","level":"(?:warn|error)"/;

/**
 * Writes the lines of one turn of the event loop together, because a write costs more than a page from memory. A
 * warning is written at once, with all lines before it: a process that hangs may be killed before the turn ends.
 */
function inOneWrite(write: (text: string) => void): (line: string) => void {
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const text = waiting.join('\n');
    waiting = [];
    write(text);
  };
  process.on('exit', flush);
  return (line) => {
    const count = waiting.push(line);
    if (WARNS.test(line)) flush();
    else if (count === 1) setImmediate(flush);
  };
}

/**
 * Returns a line that is JSON already. With colours on, the framework dims what is printed by work that it has
 * abandoned, and by what such work started, such as a connection. Then the line is between escape sequences.
 */
const ownLine = ([first]: unknown[]): string | undefined =>
  typeof first === 'string' ? /^(?:\u001b\[2m%c)?(\{"ts":.*\})/s.exec(first)?.[1] : undefined;
