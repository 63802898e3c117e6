import { instead } from './alter';
import type { Broken } from './types';

/** What a space may have wrong. */
export const CONTENT: readonly Broken[] = [
  {
    what: 'the delivery token is the preview’s',
    environment: { CONTENTFUL_ACCESS_TOKEN: 'of-the-preview-host' },
    lines: ['content/delivery'],
    mends: /CONTENTFUL_ACCESS_TOKEN/,
  },
  {
    what: 'the preview token is the delivery’s',
    environment: { CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'of-the-delivery-host' },
    lines: ['content/preview'],
    mends: /CONTENTFUL_PREVIEW_ACCESS_TOKEN/,
  },
  {
    what: 'the content environment is wrong',
    environment: { CONTENTFUL_ENVIRONMENT: 'staging' },
    lines: ['content/delivery', 'content/preview'],
    mends: /CONTENTFUL_ENVIRONMENT/,
  },
  {
    what: 'the locale of the space is American English',
    alter:
      () =>
      (asked, { body }) =>
        asked.includes('/locales') ? { body: body.replaceAll('en-GB', 'en-US') } : undefined,
    lines: ['content/language'],
    mends: /Settings › Locales/,
  },
  {
    what: 'a content type is missing',
    alter:
      () =>
      (asked, { body }) =>
        asked.includes('/content_types')
          ? { body: body.replaceAll('"id":"banner"', '"id":"bander"') }
          : undefined,
    lines: ['content/types'],
    mends: /npm run provision/,
  },
  {
    what: 'a field is of another type',
    alter:
      () =>
      (asked, { body }) =>
        asked.includes('/content_types')
          ? { body: body.replace('"type":"Integer"', '"type":"Symbol"') }
          : undefined,
    lines: ['content/fields'],
    mends: /npm run provision/,
  },
  {
    what: 'a field is hidden',
    alter:
      () =>
      (asked, { body }) =>
        asked.includes('/content_types')
          ? { body: body.replace('"disabled":false', '"disabled":true') }
          : undefined,
    lines: ['content/fields'],
    mends: /npm run provision/,
  },
  {
    what: 'there is no menu',
    alter: instead(/content_type=navigation/, { total: 0 }),
    lines: ['content/navigation'],
    mends: /Write and publish one/,
  },
  {
    what: 'there are two start pages',
    alter: instead(/content_type=homePage/, { total: 2 }),
    lines: ['content/homePage'],
    mends: /Keep one/,
    state: 'warning',
  },
];
