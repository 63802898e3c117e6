import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from './process-singleton.ts';

export type Build = {
  id: string;
  /** When it was built, in milliseconds since 1970. */
  timestamp: number;
};

/** Returns the build that this process serves. In development there is none, and each start counts as one. */
export const currentBuild = (): Build =>
  processSingleton('build', () => {
    const file = join(process.cwd(), '.next', 'BUILD_ID');
    try {
      return { id: readFileSync(file, 'utf8').trim(), timestamp: Math.round(statSync(file).mtimeMs) };
    } catch {
      return { id: 'development', timestamp: Date.now() };
    }
  });
