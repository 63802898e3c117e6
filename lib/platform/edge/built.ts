import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the front has to know of the build that it serves. */
export type Built = {
  /** A style sheet by its name without folder and ending, of letters, digits, `_`, `~` and `-`; undefined when there is none. */
  readSheet: (name: string) => Promise<Buffer | undefined>;
};

/** The build in this folder. */
export function builtIn(folder: string): Built {
  const sheets = join(folder, '.next', 'static', 'chunks');
  return {
    readSheet: (name) => readFile(join(sheets, `${name}.css`)).catch(() => undefined),
  };
}
