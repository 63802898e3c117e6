import { refused, told } from './alter';
import type { Broken } from './types';

/** What a storefront may show otherwise. */
export const GOODS: readonly Broken[] = [
  {
    what: 'the channel has no products',
    alter: () => (_, __, sent) =>
      sent.includes('DoctorGoods') ? { body: '{"data":{"site":{"products":{"edges":[]}}}}' } : undefined,
    lines: ['commerce/product'],
    mends: /Assign products to the channel/,
  },
  {
    what: 'another page has the product’s address',
    alter: () => (_, __, sent) =>
      sent.includes('DoctorPath') ? { body: '{"data":{"site":{"route":{"node":null}}}}' } : undefined,
    lines: ['commerce/product by path'],
    mends: /same address/,
  },
  {
    what: 'guests see no prices',
    alter: told('DoctorGoods', /"with":\{"price":\{[^}]*\}\}/.source, '"with":null'),
    lines: ['commerce/prices'],
    mends: /Show prices to guests/,
  },
  {
    what: 'prices are in dollars',
    alter: told('DoctorGoods', 'GBP', 'USD'),
    lines: ['commerce/prices'],
    mends: /channel’s default/,
  },
  {
    what: 'no tax is added',
    alter: told('DoctorGoods', /"value":[\d.]+/.source, '"value":1'),
    lines: ['commerce/prices'],
    mends: /tax zone/,
    state: 'warning',
  },
  {
    what: 'pictures come from a host that is not allowed',
    environment: { IMAGE_ORIGINS: 'https://*.bigcommerce.com' },
    lines: ['commerce/pictures'],
    mends: /IMAGE_ORIGINS/,
  },
  {
    what: 'the file of a picture is missing',
    alter: refused(/GET \/media/, 404),
    lines: ['commerce/pictures'],
    mends: /Images/,
  },
  {
    what: 'products have no pictures',
    alter: told('DoctorGoods', /"defaultImage":\{[^}]*\}/.source, '"defaultImage":null'),
    lines: ['commerce/pictures'],
    mends: /Give it one/,
    state: 'warning',
  },
  {
    what: 'the storefront may not see metafields',
    alter: told('DoctorMetafields', /"edges":\[\{"node":\{"key":"[^"]*"\}\}\]/.source, '"edges":[]'),
    lines: ['commerce/metafields'],
    mends: /read_and_sf_access/,
    state: 'warning',
  },
  {
    what: 'there is no contact page',
    alter: () => (_, __, sent) =>
      sent.includes('DoctorContactPage')
        ? { body: '{"data":{"site":{"content":{"pages":{"edges":[]}}}}}' }
        : undefined,
    lines: ['commerce/contact page'],
    mends: /Web pages/,
  },
];
