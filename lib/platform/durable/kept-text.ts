import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@/lib/platform/config';
import { framesOf, log } from '@/lib/platform/observe/log';

const fileOf = (name: string): string => join(config().dataFolder, name);

/** Stores a text for the next process, atomically. A failure is only logged. */
export function keepText(name: string, text: string): void {
  const file = fileOf(name);
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(config().dataFolder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    log('warn', 'text.not-kept', { name, ...framesOf(error) });
  }
}

/** Returns the text that was stored last; null if there is none, or it cannot be read. */
export function keptText(name: string): string | null {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return null;
  }
}
