import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Manifest, publishManifest } from '../../scripts/lib/publish-manifest.ts';

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Required<Manifest>;

test('the packed sandbox depends on everything that it and the demo store need, in exact versions', () => {
  const [sandbox, demo] = [manifestOf('sandbox'), manifestOf('sandbox/demo')];
  const packed = publishManifest(sandbox, demo);
  const { '@hobwright/sandbox': _, ...ofDemo } = demo.devDependencies;
  expect(packed.dependencies).toEqual({ ...sandbox.devDependencies, ...ofDemo });
  for (const version of Object.values(packed.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the packed manifest is not private, has no development entries, and has one command', () => {
  const packed = publishManifest(manifestOf('sandbox'), manifestOf('sandbox/demo'));
  expect(packed).not.toHaveProperty('private');
  expect(packed).not.toHaveProperty('devDependencies');
  expect(packed).not.toHaveProperty('scripts');
  expect(Object.keys(packed.bin)).toEqual(['hobwright-sandbox']);
});
