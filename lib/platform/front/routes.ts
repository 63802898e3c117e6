import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of the build in this folder that hold no parameter: a list that no visitor can make longer. */
export function builtRoutes(folder: string): ReadonlySet<string> {
  const file = join(folder, '.next', 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Set(routes.filter((route) => !route.includes('[')));
}
