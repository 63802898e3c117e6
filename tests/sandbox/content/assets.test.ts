import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { assets } from '../../../sandbox/demo/content/data/assets.ts';
import { openStore } from '../../../sandbox/store/store.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const store = openStore(':memory:');
  app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore, {
    store,
  });
});
afterAll(() => app.close());

describe('pictures that entries refer to', () => {
  it('are there, and have the proportions that pages keep room for', async () => {
    for (const { media, size } of assets) {
      const answer = await app.inject({
        url: `/media/300w/${media}`,
        headers: { accept: 'image/webp' },
      });
      expect(answer.statusCode, media).toBe(200);
      const { width, height } = await sharp(answer.rawPayload).metadata();
      expect(width / height, media).toBeCloseTo(size[0] / size[1], 1);
    }
  });
});
