import { expect, test, vi } from 'vitest';
import { DEMO_PASSWORD, PEOPLE } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { all, run } from '../../../sandbox/store/rows.ts';
import { ask } from '../../support/shopper';
import { startUpstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

test('§4: the first product creates the wishlist, private and named My Favorites', async () => {
  await using upstream = await startUpstream(60);
  run(upstream.store, 'DELETE FROM wishlist');
  const { POST: login } = await import('@/app/api/login/route');
  const { POST: add } = await import('@/app/api/wishlist/add/route');
  const email = PEOPLE.find(({ mustReset }) => !mustReset)?.email;
  await ask(login, { body: { email, password: DEMO_PASSWORD } });
  const lists = () => all(upstream.store, 'SELECT name, is_public FROM wishlist');
  expect((await ask(add, { body: { product_id: [1] } })).status).toBe(200);
  expect(lists()).toEqual([{ name: 'My Favorites', is_public: 0 }]);
  expect((await ask(add, { body: { product_id: [2] } })).status).toBe(200);
  expect(lists()).toHaveLength(1);
  expect(all(upstream.store, 'SELECT product_id FROM wishlist_item ORDER BY 1')).toHaveLength(2);
});
