type Named = Readonly<Record<string, string>>;

/** The parts of a `package.json` of this repository that are used here. */
export type Manifest = { name: string; version: string; description: string; devDependencies?: Named };

/**
 * The manifest of the published sandbox, which includes the demo store. In the repository both list their dependencies
 * as `devDependencies`, which are not installed with a package.
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
