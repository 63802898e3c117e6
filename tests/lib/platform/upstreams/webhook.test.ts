import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { TAGS_OF_LISTS } from '@/lib/platform/cache/cache-tags';
import { isContentfulSignature, isStandardSignature } from '@/lib/platform/upstreams/webhook-signature';
import { tagsOfCommerceEvent, tagsOfContentEvent } from '@/lib/platform/upstreams/webhook-tags';

const secret = 'the account’s client secret';
const body = '{"scope":"store/product/updated","data":{"type":"product","id":7}}';

describe('Standard Webhooks', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const sign = (key: string) => new Webhook(Buffer.from(key).toString('base64')).sign('msg_1', at, body);
  const headers = (signature: string) =>
    new Headers({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(at.getTime() / 1_000),
      'webhook-signature': signature,
    });

  test('a signature of the official library is accepted', () => {
    expect(isStandardSignature(secret, { headers: headers(sign(secret)), body }, at.getTime())).toBe(true);
    expect(
      isStandardSignature(secret, { headers: headers(`v1,old ${sign(secret)}`), body }, at.getTime()),
    ).toBe(true);
  });

  test.each([
    ['another key', headers(sign('guess')), body, 0],
    ['another body', headers(sign(secret)), `${body} `, 0],
    ['a timestamp six minutes old', headers(sign(secret)), body, 360_000],
    ['no signature headers', new Headers(), body, 0],
  ])('a webhook with %s is rejected', (_, given, text, late) =>
    expect(isStandardSignature(secret, { headers: given, body: text }, at.getTime() + late)).toBe(false),
  );
});

describe('Contentful’s signature', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const path = '/api/webhooks/content';
  const signed = `x-contentful-signed-headers:x-contentful-signed-headers,x-contentful-timestamp;x-contentful-timestamp:${now}`;
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${signed}\n${body}`).digest('hex');
  const headers = new Headers({
    'x-contentful-timestamp': String(now),
    'x-contentful-signed-headers': 'x-contentful-signed-headers,x-contentful-timestamp',
    'x-contentful-signature': signature,
  });

  test('is accepted when it matches, and rejected with another body or an hour later', () => {
    expect(isContentfulSignature(secret, { headers, body, path }, now)).toBe(true);
    expect(isContentfulSignature(secret, { headers, body: `${body} `, path }, now)).toBe(false);
    expect(isContentfulSignature(secret, { headers, body, path }, now + 3_600_000)).toBe(false);
  });
});

describe('the cache tags that an event expires', () => {
  test.each([
    ['store/product/updated', { id: 7 }, ['product-7', 'lists']],
    ['store/sku/inventory/updated', { id: 3, inventory: { product_id: 7 } }, ['product-7', 'lists']],
    ['store/sku/updated', { id: 461, sku: { product_id: 7, variant_id: 509 } }, ['product-7', 'lists']],
    ['store/sku/updated', { id: 461 }, ['products', 'lists']],
    [
      'store/metafield/updated',
      { metafield_id: 12, resource_id: '7', resource_type: 'product' },
      ['product-7', 'lists'],
    ],
    [
      'store/metafield/updated',
      { metafield_id: 12, resource_id: '7', resource_type: 'brand' },
      ['products', 'lists'],
    ],
    ['store/metafield/created', { metafield_id: 12, resource_id: '7', resource_type: 'order' }, []],
    ['store/order/metafield/created', { metafield_id: 12, resource_id: '7', resource_type: 'order' }, []],
    [
      'store/product/metafield/updated',
      { metafield_id: 12, resource_id: '7', resource_type: 'product' },
      ['product-7', 'lists'],
    ],
    ['store/product/created', { id: 7 }, ['product-7', 'products', 'lists', 'assortment']],
    ['store/product/deleted', { id: 7 }, ['product-7', 'products', 'lists', 'assortment']],
    ['store/sku/created', { id: 461, sku: { product_id: 7 } }, ['product-7', 'lists']],
    ['store/category/updated', { id: 2 }, ['category-2', 'categories', 'routes']],
    ['store/order/created', { id: 2 }, ['order-2']],
    ['store/shipment/created', { id: 9, orderId: 2 }, ['order-2']],
    ['store/cart/couponApplied', { id: 'bc218c65-7a32-4ab7-8082-68730c074d02', couponId: 3 }, []],
    ['store/blog/updated', { id: 2 }, []],
  ])('%s', (scope, data, tags) => expect(tagsOfCommerceEvent({ scope, data })).toEqual(tags));

  test('an event about anything that pages show also expires a list tag', () => {
    const events = ['product/updated', 'sku/inventory/updated', 'metafield/created', 'category/deleted'];
    const all = ['information/updated', ...events].map((scope) => ({
      scope: `store/${scope}`,
      data: { id: 7 },
    }));
    for (const event of all)
      expect(
        tagsOfCommerceEvent(event)?.some((tag) => TAGS_OF_LISTS.includes(tag)),
        event.scope,
      ).toBe(true);
  });

  test('an entry of the content service expires all content and its content type', () => {
    const entry = { sys: { contentType: { sys: { id: 'page' } } }, fields: {} };
    expect(tagsOfContentEvent(entry)).toEqual(['content', 'content-page']);
    expect(tagsOfContentEvent([])).toBeNull();
  });
});
