import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Source } from './sources';

type Named = Readonly<Record<string, string>>;
type Manifest = { name: string; dependencies?: Named; devDependencies?: Named };

/** A package of this repository by its folder, with its declared dependencies. */
export type Package = { folder: string; name: string; dependencies: string[]; devDependencies: string[] };

/** Returns the workspaces listed in the root's `package.json`, and the root itself as `.`. */
export function readPackages(): Package[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as Manifest & { workspaces: string[] };
  const { workspaces } = read('package.json');
  return ['.', ...globSync(workspaces)].map((found) => {
    const folder = found.replaceAll('\\', '/');
    const { name, dependencies = {}, devDependencies = {} } = read(`${folder}/package.json`);
    return {
      folder,
      name,
      dependencies: Object.keys(dependencies),
      devDependencies: Object.keys(devDependencies),
    };
  });
}

/** Returns the folder of the innermost package that contains a path of this repository. */
export const folderOf = (packages: readonly Package[], path: string): string =>
  packages
    .map(({ folder }) => folder)
    .filter((folder) => path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? '.';

/** `three/addons/x.js` → `three`; undefined for Node's built-in modules and for paths of this repository. */
export function packageNamed(target: string): string | undefined {
  const [scope = '', name] = target.split('/');
  if (scope.startsWith('node:') || existsSync(scope) || /^[./]/.test(target)) return undefined;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Returns sentences about imports of packages that are not among `named`. */
export function unnamed(
  files: readonly Source[],
  kind: 'imports' | 'values',
  named: readonly string[],
): string[] {
  return files.flatMap((file) =>
    file[kind]
      .map(packageNamed)
      .filter((wanted) => wanted !== undefined && !named.includes(wanted))
      .map((wanted) => `${file.path} imports ${wanted}, which its package.json does not name`),
  );
}
