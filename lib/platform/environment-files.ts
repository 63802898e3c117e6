import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The first counts most; what the environment itself says counts more than either. */
const FILES = ['.env.local', '.env'];

/**
 * Fills what the environment leaves open from the files of a folder, before `config.ts` reads it. Empty values count as
 * absent, here and there.
 */
export function readEnvironmentFiles(folder: string, environment: NodeJS.ProcessEnv = process.env): void {
  for (const file of FILES.map((name) => join(folder, name)).filter((name) => existsSync(name)))
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
      if (value) environment[name] ||= value;
}
