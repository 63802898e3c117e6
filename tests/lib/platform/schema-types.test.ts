import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaTypes } from '../../../scripts/graphql-types.ts';

test('the generated types are those of the schema; `npm run graphql` renews them', () => {
  const sdl = readFileSync('sandbox/commerce/schema.graphql', 'utf8');
  expect(readFileSync('lib/platform/schema.generated.ts', 'utf8')).toBe(schemaTypes(sdl));
});
