import { expect, test } from 'vitest';
import { makersOf } from '../../../scripts/doctor/checks/law/reading.ts';
import type { AskStorefront } from '../../../scripts/services/storefront.ts';

const PAGE = 50;

test('makers are read up to the last page', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `Maker ${at}`);
  const storefront: AskStorefront = async (_query, data, variables = {}) => {
    const { after } = variables as { after?: string | null };
    const start = Number(after ?? 0);
    const end = start + PAGE;
    return data.parse({
      site: {
        brands: {
          pageInfo: { hasNextPage: end < names.length, endCursor: String(end) },
          edges: names.slice(start, end).map((name) => ({ node: { name, contact: { edges: [] } } })),
        },
      },
    });
  };
  expect((await makersOf(storefront)).map(({ name }) => name)).toEqual(names);
});
