import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Source = {
  path: string;
  text: string;
  lines: number;
  imports: string[];
  /** Imports that exist at run time, because they take more than types. */
  values: string[];
};

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?<taken>[^'";]*?\sfrom\s)?['"](?<from>[^'"]+)['"]|\bimport\(\s*['"](?<late>[^'"]+)['"]\s*\)/g;

/** `type X from`, or `{ type X, type Y } from`. */
const TYPES_ALONE = /^type\s|^\{\s*(?:type\s+[\w\s]+,?\s*)+\}\s/;

/** Returns the project's own files that match the patterns, with their imports as paths from the root. */
export function readSources(...patterns: string[]): Source[] {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules'))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const found = [...text.matchAll(IMPORT)].map(({ groups }) => ({
        target: resolveImport(path, groups?.['from'] ?? groups?.['late'] ?? ''),
        isType: TYPES_ALONE.test(groups?.['taken'] ?? ''),
      }));
      const imports = found.map(({ target }) => target);
      const values = found.filter(({ isType }) => !isType).map(({ target }) => target);
      return { path, text, lines: text.split('\n').length, imports, values };
    });
}

/** Resolves `@/lib/x` and `./x` to `lib/x`; package names are left alone. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return specifier;
  return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
}
