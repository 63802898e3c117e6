import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillSearchIfOld } from '../../scripts/lib/search-index.ts';
import { startStub } from '../support/stub-server';

const GOODS = { data: { site: { products: { collectionInfo: { totalItems: 60 } } } } };

test('the sandbox’s index is filled again if its pictures come from another port, and otherwise kept', async () => {
  const root = mkdtempSync(join(tmpdir(), 'index-'));
  mkdirSync(join(root, 'scripts/search'), { recursive: true });
  const told =
    "import { appendFileSync } from 'node:fs'; appendFileSync('filled', process.env.SANDBOX_ORIGIN + ' ');";
  writeFileSync(join(root, 'scripts/search/sync.ts'), told);
  const indices = { items: [{ name: 'products', entries: 60 }] };
  await using sandbox = await startStub((request, response) =>
    response.end(JSON.stringify(request.url === '/graphql' ? GOODS : indices)),
  );
  const start = (origin: string) =>
    fillSearchIfOld(root, {
      ALGOLIA_APP_ID: 'HOBWRIGHT',
      BIGCOMMERCE_STORE_HASH: 'hobwright',
      SANDBOX_DATA: root,
      SANDBOX_PORT: new URL(sandbox.url).port,
      SANDBOX_ORIGIN: origin,
    });
  for (const port of [4000, 4000, 4100, 4100]) await start(`http://127.0.0.1:${port}`);
  expect(readFileSync(join(root, 'filled'), 'utf8')).toBe('http://127.0.0.1:4000 http://127.0.0.1:4100 ');
});
