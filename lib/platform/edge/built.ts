import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a renderer needs of the build that it serves. */
export type Built = {
  /**
   * Reads a style sheet by its name without folder and extension (letters, digits, `_`, `~` and `-`); undefined if
   * there is none.
   */
  readSheet: (name: string) => Promise<Buffer | undefined>;
};

/** Returns the build in this folder. */
export function builtIn(folder: string): Built {
  const sheets = join(folder, '.next', 'static', 'chunks');
  return {
    readSheet: (name) => readFile(join(sheets, `${name}.css`)).catch(() => undefined),
  };
}
