/** Events of the platform that the shop follows. There are none of posts, pages, makers, redirects and pictures. */
export const HOOK_SCOPES = [
  'store/product/*',
  'store/category/*',
  'store/sku/*',
  'store/order/*',
  'store/shipment/*',
  'store/metafield/*',
] as const;

/** Where the shop takes them, below its origin. */
export const HOOK_PATH = '/api/webhooks/commerce';

/** Whether a hook's destination is this shop; on one machine by either of its names. */
export const leadsTo = (destination: string, origin: string): boolean =>
  named(destination) === named(`${origin}${HOOK_PATH}`);

const named = (address: string): string => address.replace(/^(https?:\/\/)localhost(?=[:/])/, '$1127.0.0.1');
