import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSandbox } from '../../../../sandbox/app.ts';
import { readConfig } from '../../../../sandbox/config.ts';
import { photoTile } from '../../../../sandbox/demo/media/categories/photo-tile.ts';
import { cutOut } from '../../../../sandbox/demo/media/cut-out.ts';
import { demoStore } from '../../../../sandbox/demo/store.ts';

vi.mock('../../../../sandbox/demo/media/categories/photo-tile.ts', { spy: true });
vi.mock('../../../../sandbox/demo/media/cut-out.ts', { spy: true });

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore);
});
afterAll(() => app.close());

test.each([
  ['photo/washer-white-cut', cutOut],
  ['category/washing-machines', photoTile],
])('%s is not made again to answer a conditional request', async (key, make) => {
  const get = (size: string, etag = '') =>
    app.inject({ url: `/media/${size}/${key}`, headers: { accept: 'image/webp', 'if-none-match': etag } });
  const etag = String((await get('300w')).headers.etag);
  const before = vi.mocked(make).mock.calls.length;
  expect(before).toBeGreaterThan(0);
  expect((await get('600w', etag)).headers.etag).not.toBe(etag);
  expect((await get('300w', etag)).statusCode).toBe(304);
  expect(vi.mocked(make).mock.calls.length).toBe(before + 1);
});
