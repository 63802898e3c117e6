import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Environment } from './environment.ts';
import { Problem } from './problem.ts';
import { finished, run } from './processes.ts';

/** Sources of the built shop. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'styles',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Variables that prerendered pages contain, or that decide where their data came from. */
const BAKED =
  /^(NEXT_PUBLIC_.*|PUBLIC_ORIGIN|SANDBOX_ORIGIN|(IMAGE|MODEL)_ORIGINS|(BIGCOMMERCE_STORE|BIGCOMMERCE_CHANNEL|CONTENTFUL_SPACE|ALGOLIA_APP|HUBSPOT_PORTAL).*|CONTENTFUL_ENVIRONMENT|CHECKOUT_MODE)$/;

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).toSorted()) yield* filesBelow(join(path, name));
}

/** Adds the names and contents of all files below these paths to a hash. */
export function hashFiles(hash: Hash, root: string, paths: string[]): void {
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
}

/** Hash of everything that affects the build. */
function fingerprint(root: string, env: Environment): string {
  const hash = createHash('sha256');
  hashFiles(hash, root, SOURCES);
  for (const name of Object.keys(env).toSorted()) if (BAKED.test(name)) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}

/**
 * Builds the shop unless the existing build has the same fingerprint. The upstreams must be reachable, because the main
 * pages of the catalogue are prerendered.
 * @param note file that holds the fingerprint of the last build
 * @throws Problem when the build fails
 */
export async function buildIfChanged(root: string, env: Environment, note: string): Promise<void> {
  const now = fingerprint(root, env);
  const built = join(root, '.next', 'BUILD_ID');
  if (existsSync(built) && existsSync(note)) {
    const last: { fingerprint?: string } = JSON.parse(readFileSync(note, 'utf8'));
    if (last.fingerprint === now) return;
  }
  console.log('Building the shop (once, and again whenever its sources change) …');
  const started = Date.now();
  const next = join(root, 'node_modules/next/dist/bin/next');
  const code = await finished(
    run(next, ['build'], {
      root,
      env: { UPSTREAM_PATIENCE: '10', ...env, NODE_ENV: 'production' },
      tether: true,
    }),
  );
  if (code !== 0)
    throw new Problem('The shop could not be built.', 'Mend what is named above, then try again.');
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `${JSON.stringify({ fingerprint: now, seconds: (Date.now() - started) / 1000 })}\n`);
}
