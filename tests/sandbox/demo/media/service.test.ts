import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../../../../sandbox/app.ts';
import { readConfig } from '../../../../sandbox/config.ts';
import { demoStore } from '../../../../sandbox/demo/store.ts';
import { chooseFormat } from '../../../../sandbox/demo/media/formats.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { everyNth } from '../../../support/sample.ts';
import { seededStore } from '../../../support/seeded-store.ts';

let app: FastifyInstance;
let store: Store;

beforeAll(async () => {
  store = seededStore({ products: 60 });
  app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore, {
    store,
  });
});
afterAll(() => app.close());

const get = (url: string, accept = 'image/avif,image/webp,*/*', more: Record<string, string> = {}) =>
  app.inject({ url: `/media/${url}`, headers: { accept, ...more } });

const frontKey = () =>
  (
    store.prepare("SELECT media FROM product_image WHERE media LIKE '%/front' LIMIT 1").get() as {
      media: string;
    }
  ).media;

describe('a picture', () => {
  it.each(['category/constructor', 'photo/toString', 'brand/constructor', 'room/valueOf'])(
    'that does not exist is not found: %s',
    async (key) => expect((await get(`300w/${key}`)).statusCode).toBe(404),
  );

  it('is served in every width and in the best accepted format', async () => {
    const key = frontKey();
    for (const [accept, type] of [
      ['image/avif,image/webp', 'image/avif'],
      ['image/webp', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      for (const width of [300, 487, 1200]) {
        const answer = await get(`${width}w/${key}`, accept);
        expect(answer.headers['content-type']).toBe(type);
        const meta = await sharp(answer.rawPayload).metadata();
        // A photograph is not enlarged beyond its master.
        expect(meta.width).toBe(meta.height);
        expect(meta.width).toBeLessThanOrEqual(width);
        expect(meta.width).toBeGreaterThanOrEqual(Math.min(width, 600));
        const { entropy } = await sharp(answer.rawPayload).stats();
        expect(entropy).toBeGreaterThan(0.5);
      }
    }
  });

  it('may be cached for ever, by format, and used by other origins', async () => {
    const answer = await get(`300w/${frontKey()}`);
    expect(answer.headers).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get(`300w/${frontKey()}`, undefined, {
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    const other = await get(`300w/${frontKey()}`, 'image/webp');
    expect(other.headers.etag).not.toBe(answer.headers.etag);
  });

  it('exists for every key in the catalogue', async () => {
    const keys = store
      .prepare(
        'SELECT media AS key FROM product_image UNION SELECT image FROM brand UNION SELECT image FROM category',
      )
      .all() as { key: string | null }[];
    for (const key of everyNth(
      keys.flatMap((row) => row.key ?? []),
      24,
    )) {
      const answer = await app.inject({ method: 'HEAD', url: `/media/300w/${key}` });
      expect(answer.statusCode, key).toBe(200);
    }
  }, 120_000);

  it('is not made for a HEAD request, which has no Content-Length', async () => {
    const url = `/media/300w/${frontKey()}`;
    const [head, whole] = [await app.inject({ method: 'HEAD', url }), await app.inject({ url })];
    const { 'content-length': length, ...named } = whole.headers;
    expect(Number(length)).toBe(whole.rawPayload.length);
    expect(head.headers).toMatchObject({ ...named, date: expect.any(String) });
    expect(head.headers).not.toHaveProperty('content-length');
    expect((await app.inject({ method: 'HEAD', url: '/media/300w/nothing' })).statusCode).toBe(404);
  });

  it('of an energy label is drawn from the facts of labelled goods', async () => {
    const { sku } = store.prepare("SELECT sku FROM product WHERE kind = 'washing-machine' LIMIT 1").get() as {
      sku: string;
    };
    expect((await get(`300w/label/${sku.toLowerCase()}`)).statusCode).toBe(200);
    const kettle = store.prepare("SELECT sku FROM product WHERE kind = 'kettle' LIMIT 1").get() as {
      sku: string;
    };
    expect((await get(`300w/label/${kettle.sku}`)).statusCode).toBe(404);
  });

  it('of a photograph keeps its own proportions', async () => {
    const { width, height } = await sharp((await get('600w/scene/kitchen')).rawPayload).metadata();
    expect([width, height]).toEqual([600, 333]);
  });

  it('is fitted into a width and a height', async () => {
    const { width, height } = await sharp((await get('300x100/scene/kitchen')).rawPayload).metadata();
    expect([width, height]).toEqual([180, 100]);
  });

  it.each(['300', '0w', '300W', '1281w', '300x', 'x300', '300x1281', 'w', '-1w'])(
    'is refused for the size %s',
    async (size) => expect((await get(`${size}/${frontKey()}`)).statusCode).toBe(400),
  );

  it.each([
    ['', 'image/webp', 1620],
    ['?w=700', 'image/webp', 700],
    ['?w=700&fm=avif', 'image/avif', 700],
    ['?w=700&fm=jpg', 'image/jpeg', 700],
  ])('of the content service is served as uploaded, except for %s', async (query, type, width) => {
    const answer = await get(`original/scene/kitchen${query}`, 'image/avif');
    expect(answer.headers['content-type']).toBe(type);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  it('is refused for an unsupported size or format, and not found by an unknown key', async () => {
    expect((await get('original/scene/kitchen?w=4001')).statusCode).toBe(400);
    expect((await get('original/scene/kitchen?fm=tiff')).statusCode).toBe(400);
    for (const key of [
      'nothing/here',
      'photo/../raster',
      'photo/nothing',
      'brand/nobody',
      'category/none',
      'label/x',
    ])
      expect((await get(`300w/${key}`)).statusCode, key).toBe(404);
  });

  it('states where dimension lines belong', async () => {
    const answer = await app.inject({ url: `/media/anchors/${frontKey()}` });
    expect(answer.json()).toMatchObject({
      size: 1000,
      width: [[expect.any(Number), expect.any(Number)], expect.anything()],
    });
    expect((await app.inject({ url: '/media/anchors/none' })).statusCode).toBe(404);
  });
});

describe('the format', () => {
  it.each([
    ['image/avif;q=0,image/webp', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/*', 'jpeg'],
    [undefined, 'jpeg'],
  ])('for %s is %s', (accept, format) => expect(chooseFormat(accept)).toBe(format));
});
