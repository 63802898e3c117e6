import { href } from '@/lib/routing/href';

/** On the button that sends a product's form without scripts; the form itself says nothing, and so waits for them. */
export const PLAIN_ADD = { formMethod: 'post', formAction: href('/api/basket/add') } as const;
/** Where the form of a product is that takes the place of one that broke. */
export const PLAIN_SWITCH = href('/api/basket/switch');
/** Where a line's forms are. */
export const PLAIN_CHANGE = href('/api/basket/change');
/** The basket as the server draws it. */
export const PLAIN_BASKET = href('/cart/plain');

/** The value of a field for an extra: the service, and its option that says what it is for; empty for none. */
export const extraValue = ({ id, forOptionId }: { id: number; forOptionId: number }): string =>
  `${id}-${forOptionId}`;

/** The value of a field for one of several sizes. */
export const variantValue = ({ id, sku }: { id: number; sku: string }): string => `${id} ${sku}`;

/** The id of the form that takes what is chosen on a product's page to the basket. */
export const PURCHASE_FORM = 'purchase';
