/**
 * Generates the types that gql.tada reads from the sandbox's schema, which is a true subset of the platform's.
 * gql.tada's own command line needs the old API of TypeScript.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema, stripIgnoredCharacters } from 'graphql';
import { importShopModules } from './lib/shop-modules.ts';

/** Types of a schema in SDL, as the source text of a module. */
export function schemaTypes(sdl: string): string {
  const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(sdl)));
  const preamble = '/** Written by `npm run graphql`. */';
  const text = outputIntrospectionFile(introspection, {
    fileType: '.d.ts',
    shouldPreprocess: true,
    preamble,
  });
  return text.slice(0, text.indexOf('import * as gqlTada'));
}

/** The schema itself, against which the gateway validates queries of browsers. */
export function schemaText(sdl: string): string {
  const text = stripIgnoredCharacters(sdl);
  return `/** Written by \`npm run graphql\`. */\nexport const SCHEMA = ${JSON.stringify(text)};\n`;
}

/** Texts of documents that browsers send, with the types of the documents. @param texts by the document's name */
export function documentTexts(texts: Readonly<Record<string, string>>): string {
  const names = Object.keys(texts).toSorted();
  return [
    '/** Written by `npm run graphql`. */',
    "import type { DocumentText } from '@/lib/http/gateway-client';",
    "import type * as documents from './documents';",
    '',
    ...names.map(
      (name) =>
        `export const ${name} = ${JSON.stringify(texts[name])} as DocumentText<typeof documents.${name}>;`,
    ),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const sdl = readFileSync('sandbox/commerce/schema.graphql', 'utf8');
  writeFileSync('lib/platform/schema.generated.ts', schemaTypes(sdl));
  writeFileSync('lib/gateway/data/schema.generated.ts', schemaText(sdl));
  importShopModules();
  const { persistedTexts } = await import('../lib/gateway/persisted.ts');
  for (const [folder, texts] of Object.entries(persistedTexts()))
    writeFileSync(`${folder}/documents.generated.ts`, documentTexts(texts));
}
