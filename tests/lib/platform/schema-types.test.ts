import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { persistedTexts } from '@/lib/gateway/persisted';
import { documentTexts, schemaText, schemaTypes } from '../../../scripts/graphql-types.ts';

test('the generated types and the gateway match the schema; `npm run graphql` updates them', () => {
  const sdl = readFileSync('sandbox/commerce/schema.graphql', 'utf8');
  expect(readFileSync('lib/platform/schema.generated.ts', 'utf8')).toBe(schemaTypes(sdl));
  expect(readFileSync('lib/gateway/data/schema.generated.ts', 'utf8')).toBe(schemaText(sdl));
});

test('the persisted texts match the documents; `npm run graphql` updates them', () => {
  for (const [folder, texts] of Object.entries(persistedTexts()))
    expect(readFileSync(`${folder}/documents.generated.ts`, 'utf8'), folder).toBe(documentTexts(texts));
});
