import {
  buildSchema,
  type DocumentNode,
  Kind,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
} from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('sandbox/commerce/schema.graphql', 'utf8'));
/** A fragment's own document uses nothing of itself. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const files = globSync('lib/**/*documents.ts', { exclude: ['lib/platform/**'] });

test.each(files)('%s asks for what the schema has', async (file) => {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ resolve(file));
  const documents = Object.entries(exported).filter(([, value]) => isDocument(value));
  expect(documents.length).toBeGreaterThan(0);
  for (const [name, document] of documents) {
    const faults = isDocument(document) ? validate(schema, document, rules) : [];
    expect(faults.map((fault) => `${name}: ${fault.message}`)).toEqual([]);
  }
});
