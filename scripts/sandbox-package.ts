import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { type Manifest, publishManifest } from './lib/publish-manifest.ts';

const sandbox = join(import.meta.dirname, '../sandbox');
const dist = join(sandbox, 'dist');
const manifest = join(sandbox, 'package.json');
/** Where the repository's manifest is kept while npm packs another one; npm does not pack `.orig` files. */
const kept = `${manifest}.orig`;

/** Folders from which nothing is packed. */
const LEFT_OUT = ['studio/**', 'dist/**', 'node_modules/**'];
/** Read as text and sent to browsers: the `plugin.ts` beside them strips their types. */
const SENT = /^(hosted-fields\/frame\/.*|re-captcha\/widget\/.*|payments\/card-number)\.ts$/;

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/**
 * `prepack` of the sandbox: compiles its modules to JavaScript, copies the files they read, and writes the package's
 * manifest.
 */
async function build(): Promise<void> {
  restore();
  const published = publishManifest(readManifest(manifest), readManifest(join(sandbox, 'demo/package.json')));
  const bundle = await rolldown({
    input: join(sandbox, 'demo/standalone.ts'),
    platform: 'node',
    external: Object.keys(published.dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
  });
  await bundle.write({
    dir: dist,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: sandbox,
    entryFileNames: '[name].js',
  });
  await bundle.close();
  for (const path of globSync('**/*.*', { cwd: sandbox, exclude: LEFT_OUT }).filter(isRead))
    cpSync(join(sandbox, path), join(dist, path));
  renameSync(manifest, kept);
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}

/** Whether modules read a file at run time. */
function isRead(path: string): boolean {
  const posix = path.replaceAll('\\', '/');
  return SENT.test(posix) || !/\.ts$|(^|\/)package\.json|^[^/]*\.md$/.test(posix);
}

/** `postpack`: restores the repository, also after a failed packing. */
function restore(): void {
  if (existsSync(kept)) renameSync(kept, manifest);
  rmSync(dist, { recursive: true, force: true });
}

if (process.argv[2] === 'restore') restore();
else await build();
