import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type Source = { path: string; text: string; lines: number; imports: string[] };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The project's own files of these folders and names, with what each imports as paths from the root. */
export function readSources(...patterns: string[]): Source[] {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules'))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const imports = [...text.matchAll(IMPORT)].map((match) =>
        resolveImport(path, match[1] ?? match[2] ?? ''),
      );
      return { path, text, lines: text.split('\n').length, imports };
    });
}

/** `@/lib/x` and `./x` as `lib/x`; packages stay as they are. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return specifier;
  return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
}
