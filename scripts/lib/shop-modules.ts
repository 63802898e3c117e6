import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const NOTHING = 'data:text/javascript,';
/** Replacement for `next/cache`: outside the framework nothing is cached. */
const NO_CACHE =
  'data:text/javascript,export const cacheLife = () => {}; export const cacheTag = () => {}; export const revalidatePath = () => {};';

/** Resolves a path without extension as the shop's bundler does. */
function withEnding(path: string): string | null {
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.[a-z]+$/.test(file) && existsSync(file)) ?? null
  );
}

/**
 * Lets this process import the shop's own modules (`lib/…`) under the names that the bundler resolves. Must be called
 * before the first of them is imported.
 */
export function importShopModules(): void {
  registerHooks({
    resolve(name, context, next) {
      if (name === 'server-only') return { url: NOTHING, format: 'module', shortCircuit: true };
      if (name === 'next/cache') return { url: NO_CACHE, format: 'module', shortCircuit: true };
      const isOwn =
        context.parentURL?.startsWith(pathToFileURL(root).href) &&
        !context.parentURL.includes('/node_modules/');
      const path = name.startsWith('@/')
        ? join(root, name.slice(2))
        : isOwn && /^\.\.?\//.test(name)
          ? fileURLToPath(new URL(name, context.parentURL))
          : null;
      const file = path && withEnding(path);
      return file ? next(pathToFileURL(file).href, context) : next(name, context);
    },
  });
}
