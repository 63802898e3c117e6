import { readFileSync } from 'node:fs';
import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { currentAnswers } from '../../../scripts/answers.ts';
import { openSandbox } from '../fixture.ts';

test('sandbox/ANSWERS.md is what `npm run answers` generates', async () => {
  expect(readFileSync('sandbox/ANSWERS.md', 'utf8')).toBe(await currentAnswers());
});

test('a client can introspect the whole schema', async () => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql<{ __schema: { types: { name: string }[] } }>(
    getIntrospectionQuery(),
  );
  expect(errors).toEqual([]);
  expect(data?.__schema.types.map(({ name }) => name)).toContain('CartMutations');
});
