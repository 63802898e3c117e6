import { href } from '@/lib/routing/href';

/**
 * Attributes of the button that sends a product's form without scripts. The form itself has no action, so that it waits
 * for the scripts.
 */
export const PLAIN_ADD = { formMethod: 'post', formAction: href('/api/basket/add') } as const;
/** Action of the form that adds a replacement for a broken appliance. */
export const PLAIN_SWITCH = href('/api/basket/switch');
/** Action of a basket line's forms. */
export const PLAIN_CHANGE = href('/api/basket/change');
/** The basket page rendered on the server. */
export const PLAIN_BASKET = href('/cart/plain');

/**
 * Returns the field value of an extra: the service id, and the id of its option that names the product. An empty field
 * means no extra.
 */
export const extraValue = ({ id, forOptionId }: { id: number; forOptionId: number }): string =>
  `${id}-${forOptionId}`;

/** Returns the field value of a variant, such as a size. */
export const variantValue = ({ id, sku }: { id: number; sku: string }): string => `${id} ${sku}`;

/** Id of the form on a product's page that adds the chosen items to the basket. */
export const PURCHASE_FORM = 'purchase';
