import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { allAssets } from '../../../sandbox/demo/content/seed-content.ts';
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
  it('have the type, proportions and length that their entries state', async () => {
    for (const { media, size, bytes } of allAssets) {
      const answer = await app.inject({ url: `/media/original/${media}` });
      expect(answer.statusCode, media).toBe(200);
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect({ format, width, height }, media).toEqual({ format: 'webp', width: size[0], height: size[1] });
      // What is cut out of a photograph is encoded anew, and not to the byte alike on every machine.
      expect(Math.abs(answer.rawPayload.length - bytes) / bytes, media).toBeLessThan(0.1);
    }
  });
});
