import { describe, expect, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import type { Attributes, Product, ProductCard } from '@/lib/catalogue/types';
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
  isSized: (over.variants?.length ?? 0) > 1,
  ...over,
});

const classifiedBy = ({ attributes }: Partial<Product>) => (attributes ? classify(attributes) : {});

describe('product structured data', () => {
  test('is a single product for one colour', () => {
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
  ])('due in on %s says whether the product can be ordered', (on, offers) => {
    const [node] = productNodes(aProduct({ stock: { state: 'due', on, message: null } }), ORIGIN, BUILT_IN);
    expect(node).toMatchObject({ offers });
  });

  test('is the same product group on the page of each colour', () => {
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

  test('is a product group for variants on one page, each with its own SKU and price', () => {
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

  test.each<[string, Partial<Product>]>([
    ['no longer made', { stock: { state: 'discontinued', successor: null } }],
    ['that covers another and is not sold alone', { attributes: { Type: 'Extended cover' } }],
    ['without a price', { price: null }],
  ])('has no offer for a product %s', (_, over) => {
    const product = aProduct(over);
    const family = [product, coloured(2, 'Black', over)].map((each) => ({ ...each, ...classifiedBy(over) }));
    const nodes = productNodes({ ...product, ...classifiedBy(over) }, ORIGIN, BUILT_IN, { family });
    expect(nodes[0]).toHaveProperty('name');
    expect(JSON.stringify(nodes)).not.toContain('offers');
  });

  test.each([
    ['5012345678900', '5012345678900'],
    ['036000291452', '036000291452'],
    ['5012345678901', undefined],
    ['TW-914', undefined],
    [null, undefined],
  ])('with the code %s has the GTIN %s', (upc, gtin) => {
    const [node] = productNodes(aProduct({ upc }), ORIGIN, BUILT_IN);
    expect((node as { gtin?: string }).gtin).toBe(gtin);
  });
});

type Offer = {
  shippingDetails?: { shippingDestination: object; shippingRate: object; deliveryTime?: object }[];
  hasMerchantReturnPolicy?: object;
};
const offerOf = (attributes: Attributes, over: Partial<Product> = {}) => {
  const [node] = productNodes({ ...aProduct(over), attributes, ...classify(attributes) }, ORIGIN, BUILT_IN);
  return (node as { offers: Offer }).offers;
};
const ratesOf = (offer: Offer) => offer.shippingDetails?.map(({ shippingRate }) => shippingRate);

describe('delivery and returns in structured data', () => {
  test('by van give the rates for each nation, and the range where they differ', () => {
    const offer = offerOf({ Type: 'Washing machine' });
    expect(offer.shippingDetails?.[0]).toMatchObject({
      shippingDestination: { addressCountry: 'GB', addressRegion: ['ENG', 'WLS'] },
      deliveryTime: { handlingTime: { minValue: 1, maxValue: 2 }, transitTime: { minValue: 1, maxValue: 1 } },
    });
    expect(ratesOf(offer)).toMatchObject([
      { value: '0.00' },
      { minValue: '0.00', maxValue: '60.00' },
      { value: '40.00' },
    ]);
    expect(offer.hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCountry: 'GB',
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { value: '25.00', currency: 'GBP' },
    });
    expect(offer.hasMerchantReturnPolicy).not.toHaveProperty('returnMethod');
  });

  test('give the price of collecting the largest goods', () => {
    expect(offerOf({ Type: 'American fridge freezer' }).hasMerchantReturnPolicy).toMatchObject({
      returnShippingFeesAmount: { value: '40.00' },
    });
  });

  test('by parcel say that returns are posted at the customer’s expense', () => {
    const offer = offerOf({ Type: 'Kettle' }, { price: { now: 2900 } });
    expect(ratesOf(offer)).toMatchObject([
      { value: '3.95' },
      { minValue: '3.95', maxValue: '7.95' },
      { value: '7.95' },
    ]);
    expect(offer.hasMerchantReturnPolicy).toMatchObject({
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    });
  });

  test('leave out places not delivered to, and the time while the product is out of stock', () => {
    const far = offerOf({ Type: 'Washing machine', 'Not delivered to': 'NI' });
    expect(far.shippingDetails).toHaveLength(2);
    const out = offerOf({ Type: 'Washing machine' }, { stock: { state: 'out' } });
    expect(out.shippingDetails?.[0]).not.toHaveProperty('deliveryTime');
    const work = offerOf({ Type: 'Fitting service' });
    expect(work).not.toHaveProperty('shippingDetails');
    expect(work).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});
