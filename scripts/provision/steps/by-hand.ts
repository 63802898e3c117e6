import { LAW_FIELDS, LAW_METAFIELDS } from '../../services/data/law.ts';
import { byHand, type Step } from '../types.ts';

/** Steps that no API offers, or none that an API account may use. */
export const handWork: Step = {
  name: 'by hand',
  run: async ({ config: { commerce, content, publicOrigin } }) => [
    ...(commerce.hosted
      ? [
          byHand('commerce/channel', 'Channels › Create › Headless; its number is BIGCOMMERCE_CHANNEL_ID.'),
          byHand('commerce/currency', 'Settings › Currencies: GBP, default and transactional.'),
          byHand(
            'commerce/tax',
            'Settings › Tax: a zone United Kingdom with its rate; show prices including tax.',
          ),
          byHand('commerce/filtering', 'Settings › Product filtering: on.'),
          byHand(
            'commerce/checkout domain',
            'Channels › the channel › Domains: a checkout below the shop’s own domain.',
          ),
          ...Object.entries(LAW_FIELDS).map(([name, what]) =>
            byHand(`law/custom field ${name}`, `Products › the product › Custom fields: ${what}.`),
          ),
          ...Object.entries(LAW_METAFIELDS).map(([name, what]) =>
            byHand(`law/metafield ${name}`, `${what}.`),
          ),
        ]
      : []),
    ...(content.hosted
      ? [
          byHand(
            'content/webhook',
            `Settings › Webhooks › Add: POST ${publicOrigin}/api/webhooks/content, for entries’ publish, unpublish and delete; enable request verification with CONTENTFUL_WEBHOOK_SECRET.`,
          ),
          byHand(
            'content/preview',
            `Settings › Content preview: ${publicOrigin}/preview?secret=…&path=… with PREVIEW_SECRET.`,
          ),
        ]
      : []),
  ],
};
