import { readFileSync } from 'node:fs';
import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { currentAnswers } from '../../../scripts/answers.ts';
import { openSandbox } from '../fixture.ts';

test('the page of what is answered is as the schema and the routes have it: npm run answers', async () => {
  expect(readFileSync('sandbox/ANSWERS.md', 'utf8')).toBe(await currentAnswers());
});

test('a client reads the whole schema by introspection', async () => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql<{ __schema: { types: { name: string }[] } }>(
    getIntrospectionQuery(),
  );
  expect(errors).toEqual([]);
  expect(data?.__schema.types.map(({ name }) => name)).toContain('CartMutations');
});
