import { describe, expect, test } from 'vitest';
import type { Product, ProductCard } from '@/lib/catalogue/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { productNodes } from '@/lib/seo/product-json-ld';
import { aCard } from '../../support/shop';
import { stubEnvironment } from '../../support/environment';

stubEnvironment({});
const ORIGIN = 'https://shop.example';

const coloured = (id: number, colour: string, over: Partial<ProductCard> = {}) =>
  aCard({
    id,
    sku: `TARN-${colour}`,
    path: `/tarnside-tw-914-${colour.toLowerCase()}`,
    attributes: { Range: 'Tarnside TW-914', Colour: colour },
    ...over,
  });
const aProduct = (over: Partial<Product> = {}): Product => ({
  ...coloured(1, 'White'),
  upc: null,
  descriptionHtml: '',
  warranty: '',
  pictures: [],
  model: null,
  categories: [],
  options: [],
  variants: [],
  relatedIds: [],
  size: { widthMm: null, heightMm: null, depthMm: null, weightKg: null },
  quantity: { min: 1, max: 99 },
  createdAt: null,
  seo: { title: '', description: 'Washes.' },
  ...over,
});

describe('a product for search engines', () => {
  test('in one colour stands alone', () => {
    const nodes = productNodes(aProduct(), ORIGIN, BUILT_IN);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({ '@type': 'Product', offers: { price: '429.00' } });
    expect(nodes[0]).not.toHaveProperty('isVariantOf');
  });

  test.each([
    [
      '2026-12-29T00:00:00Z',
      { availability: 'https://schema.org/PreOrder', availabilityStarts: '2026-12-29T00:00:00Z' },
    ],
    [null, { availability: 'https://schema.org/OutOfStock' }],
  ])('that is to come on %s says whether it can be ordered', (on, offers) => {
    const [node] = productNodes(aProduct({ stock: { state: 'due', on, message: null } }), ORIGIN, BUILT_IN);
    expect(node).toMatchObject({ offers });
  });

  test('in several is one of a group, the same on the page of each', () => {
    const out: ProductCard = coloured(2, 'Black', { stock: { state: 'out' }, price: { now: 44_900 } });
    const family = [coloured(1, 'White'), out];
    const [node, group] = productNodes(aProduct(), ORIGIN, BUILT_IN, { family });
    expect(node).toMatchObject({
      color: 'White',
      isVariantOf: { '@id': expect.stringContaining('#range-') },
    });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Tarnside TW-914',
      productGroupID: 'Tarnside TW-914',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        { '@id': `${ORIGIN}/tarnside-tw-914-white#product` },
        {
          url: `${ORIGIN}/tarnside-tw-914-black`,
          color: 'Black',
          offers: { price: '449.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
    const [other, sameGroup] = productNodes(aProduct({ ...out }), ORIGIN, BUILT_IN, { family });
    expect(other).toHaveProperty('isVariantOf', (node as { isVariantOf: object }).isVariantOf);
    expect(sameGroup).toHaveProperty('@id', (group as { '@id': string })['@id']);
  });

  test('in sizes on one page is a group itself, each size with its own number and price', () => {
    const stock = { state: 'in', available: 3 } as const;
    const sizes = aProduct({
      options: [
        {
          id: 1,
          name: 'Length',
          required: true,
          style: 'boxes',
          values: [
            { id: 11, label: '1.5 m', isDefault: true, colours: [] },
            { id: 12, label: '2.5 m', isDefault: false, colours: [] },
          ],
        },
      ],
      variants: [
        { id: 1, sku: 'HOSE-15', optionValueIds: [11], price: { now: 999 }, stock },
        { id: 2, sku: 'HOSE-25', optionValueIds: [12], price: { now: 1299 }, stock },
      ],
    });
    const [node] = productNodes(sizes, ORIGIN, BUILT_IN);
    expect(node).not.toHaveProperty('offers');
    expect(node).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        { sku: 'HOSE-15', size: '1.5 m', offers: { price: '9.99' } },
        { sku: 'HOSE-25', size: '2.5 m', offers: { price: '12.99' } },
      ],
    });
  });

  test('no longer made says so and names no price, like its page', () => {
    const [node] = productNodes(
      aProduct({ stock: { state: 'discontinued', successor: null } }),
      ORIGIN,
      BUILT_IN,
    );
    const { offers } = node as { offers: object };
    expect(offers).toMatchObject({ availability: 'https://schema.org/Discontinued' });
    expect(offers).not.toHaveProperty('price');
  });
});
