/**
 * Webhook events of the platform that the shop follows. There are none for posts, pages, makers, redirects and
 * pictures.
 */
export const HOOK_SCOPES = [
  'store/product/*',
  'store/category/*',
  'store/sku/*',
  'store/order/*',
  'store/shipment/*',
  'store/metafield/*',
] as const;

/** The path that receives them. */
export const HOOK_PATH = '/api/webhooks/commerce';

/** Whether a webhook's destination is this shop; `localhost` and 127.0.0.1 count as the same. */
export const leadsTo = (destination: string, origin: string): boolean =>
  named(destination) === named(`${origin}${HOOK_PATH}`);

const named = (address: string): string => address.replace(/^(https?:\/\/)localhost(?=[:/])/, '$1127.0.0.1');
