type Named = Readonly<Record<string, string>>;

/** A `package.json` of this repository, as far as it counts here. */
export type Manifest = { name: string; version: string; description: string; devDependencies?: Named };

/**
 * The manifest under which the sandbox leaves the repository, with the demo store in it. In the repository both name what
 * they need as `devDependencies`, which nobody who installs a package gets.
 */
export function publishManifest(sandbox: Manifest, demo: Manifest) {
  const { name, version, description } = sandbox;
  const needed = Object.entries({ ...sandbox.devDependencies, ...demo.devDependencies })
    .filter(([each]) => !each.startsWith('@hobwright/'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    name,
    version,
    description,
    type: 'module',
    engines: { node: '>=22.19' },
    bin: { 'hobwright-sandbox': 'dist/demo/standalone.js' },
    files: ['dist', 'ANSWERS.md'],
    dependencies: Object.fromEntries(needed),
  };
}
