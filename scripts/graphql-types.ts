/**
 * Writes the types that gql.tada reads from the sandbox's schema, which is a true subset of the platform's.
 * gql.tada's own command line needs TypeScript's old API.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema, stripIgnoredCharacters } from 'graphql';

/** The types of a schema in SDL, as the source text of a module. */
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

/** The schema itself, against which the gateway checks what browsers ask. */
export function schemaText(sdl: string): string {
  const text = stripIgnoredCharacters(sdl);
  return `/** Written by \`npm run graphql\`. */\nexport const SCHEMA = ${JSON.stringify(text)};\n`;
}

if (import.meta.main) {
  const sdl = readFileSync('sandbox/commerce/schema.graphql', 'utf8');
  writeFileSync('lib/platform/schema.generated.ts', schemaTypes(sdl));
  writeFileSync('lib/gateway/data/schema.generated.ts', schemaText(sdl));
}
