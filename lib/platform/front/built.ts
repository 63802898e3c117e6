import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the front has to know of the build that it serves. */
export type Built = {
  /** The addresses that hold no parameter: a list that no visitor can make longer. */
  routes: ReadonlySet<string>;
  /** A style sheet by its name without folder and ending, of letters, digits, `_`, `~` and `-`; undefined when there is none. */
  readSheet: (name: string) => Promise<Buffer | undefined>;
};

/** The build in this folder. */
export function builtIn(folder: string): Built {
  const file = join(folder, '.next', 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const sheets = join(folder, '.next', 'static', 'chunks');
  return {
    routes: new Set(routes.filter((route) => !route.includes('['))),
    readSheet: (name) => readFile(join(sheets, `${name}.css`)).catch(() => undefined),
  };
}
