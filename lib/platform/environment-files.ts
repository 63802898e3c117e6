import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** In order of precedence, below the environment itself. */
const FILES = ['.env.local', '.env'];

/**
 * Adds variables that the environment lacks from the files of a folder, before `config.ts` reads it. In both, empty
 * values count as absent.
 */
export function readEnvironmentFiles(folder: string, environment: NodeJS.ProcessEnv = process.env): void {
  for (const file of FILES.map((name) => join(folder, name)).filter((name) => existsSync(name)))
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
      if (value) environment[name] ||= value;
}
