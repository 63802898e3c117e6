import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { persistedTexts } from '@/lib/gateway/persisted';
import { documentTexts, schemaText, schemaTypes } from '../../../scripts/graphql-types.ts';

test('types and gateway hold the schema as it is; `npm run graphql` renews them', () => {
  const sdl = readFileSync('sandbox/commerce/schema.graphql', 'utf8');
  expect(readFileSync('lib/platform/schema.generated.ts', 'utf8')).toBe(schemaTypes(sdl));
  expect(readFileSync('lib/gateway/data/schema.generated.ts', 'utf8')).toBe(schemaText(sdl));
});

test('browsers send the documents as they are; `npm run graphql` renews their texts', () => {
  for (const [folder, texts] of Object.entries(persistedTexts()))
    expect(readFileSync(`${folder}/documents.generated.ts`, 'utf8'), folder).toBe(documentTexts(texts));
});
