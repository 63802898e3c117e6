import { stripVTControlCharacters } from 'node:util';
import { framesOf, type Level, log, loggable } from './log.ts';

const LEVELS: Readonly<Record<'log' | 'info' | 'warn' | 'error', Level>> = {
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
};

/**
 * From now on what the framework and libraries print is a line of the log each, whatever they make of it: what an error
 * is called and where it came from, or what is said without what it quotes. An error of a page or a call, which bears a
 * digest, has its line already (`instrumentation.ts`).
 */
export function takeConsole(): void {
  // The log itself writes by it.
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
 * What is said in one turn of the event loop, as one text: a write costs more than a page out of memory. What warns goes out
 * at once, with what was said before it: a process that hangs may be killed before the turn ends.
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
 * A line that is written as JSON already. Where colours are on, the framework dims what is printed by work that it has
 * given up, and by what that work began, such as a connection: the line then stands between escapes.
 */
const ownLine = ([first]: unknown[]): string | undefined =>
  typeof first === 'string' ? /^(?:\u001b\[2m%c)?(\{"ts":.*\})/s.exec(first)?.[1] : undefined;
