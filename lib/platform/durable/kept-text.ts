import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@/lib/platform/config';
import { framesOf, log } from '@/lib/platform/observe/log';

const fileOf = (name: string): string => join(config().dataFolder, name);

/** Keeps a text for whoever starts next: whole, or the one before. What cannot be kept is only logged. */
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

/** The text that was kept last; null where there is none, or none can be read. */
export function keptText(name: string): string | null {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return null;
  }
}
