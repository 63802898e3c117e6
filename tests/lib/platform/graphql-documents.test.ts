import {
  buildSchema,
  type DocumentNode,
  Kind,
  NoUnusedFragmentsRule,
  type OperationTypeNode,
  specifiedRules,
  validate,
} from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { costOf } from '../../../sandbox/commerce/limits/cost.ts';

const schema = buildSchema(readFileSync('sandbox/commerce/schema.graphql', 'utf8'));
/** A fragment's own document uses nothing of itself. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** Points; the platform takes 10 000. Nested connections cost somewhat more than is known, so some stay in hand. */
const MOST = { query: 8_500, mutation: 9_800, subscription: 0 };

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const operationOf = ({ definitions }: DocumentNode): OperationTypeNode | undefined =>
  definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each.operation] : []))[0];

const files = globSync('lib/**/*documents.ts', { exclude: ['lib/platform/edge/**'] });

describe.each(files)('%s', async (file) => {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ resolve(file));
  const documents = Object.entries(exported).flatMap(([name, value]) =>
    isDocument(value) ? [[name, value] as const] : [],
  );

  test('is valid against the schema', () => {
    expect(documents.length).toBeGreaterThan(0);
    for (const [name, document] of documents) {
      const faults = validate(schema, document, rules);
      expect(faults.map((fault) => `${name}: ${fault.message}`)).toEqual([]);
    }
  });

  test('costs no more than the platform allows', () => {
    const dear = documents.flatMap(([name, document]) => {
      const operation = operationOf(document);
      const cost = costOf(document, schema);
      return operation && cost > MOST[operation] ? [`${name}: ${cost}`] : [];
    });
    expect(dear).toEqual([]);
  });
});
