import { cartFor } from '../cart/visible.ts';
import { checkoutFor } from '../checkout/visible.ts';
import { BLOG, postById } from '../content/blog.ts';
import { pageById } from '../content/pages.ts';
import type { CommerceContext } from '../context.ts';
import { orderFor } from '../orders/visible.ts';
import { productById, productOfVariant } from '../products/product.ts';
import { variantsOf } from '../products/variants.ts';
import { brandById } from './brands.ts';
import { categoryById } from './categories.ts';

export const BLOG_PAGE = { __typename: 'BlogIndexPage', ...BLOG };

type Find = (context: CommerceContext, id: number) => object | null;

const page: Find = ({ parts }, id) => pageById(parts.store, id);

const variant: Find = ({ parts: { store } }, id) => {
  const product = productOfVariant(store, id);
  return (product && variantsOf(product).find((each) => each.id === id)) ?? null;
};

/** Finders by the type name in a global id. `Page` is any page. */
const BY_NUMBER: ReadonlyMap<string, Find> = new Map<string, Find>([
  ['Product', ({ parts }, id) => productById(parts.store, id)],
  ['Variant', variant],
  ['Category', categoryById],
  ['Brand', ({ parts }, id) => brandById(parts.store, id)],
  ['BlogPost', ({ parts }, id) => postById(parts.store, id)],
  ['Blog', (_, id) => (id === BLOG.id ? BLOG : null)],
  ['BlogIndexPage', (_, id) => (id === BLOG.id ? BLOG_PAGE : null)],
  ['Order', (context, entityId) => orderFor(context, { entityId })],
  ['Page', page],
  ['NormalPage', page],
  ['ContactPage', page],
  ['RawHtmlPage', page],
]);

type FindByText = (context: CommerceContext, id: string) => object | null;
const BY_TEXT: ReadonlyMap<string, FindByText> = new Map<string, FindByText>([
  ['Cart', cartFor],
  ['Checkout', checkoutFor],
]);

/** Returns the entity of a type and id with its `__typename`, or `null`. */
export function nodeBy(context: CommerceContext, type: string, id: number): object | null {
  const found = BY_NUMBER.get(type)?.(context, id);
  return found ? { __typename: type, ...found } : null;
}

/** Returns the entity that a global id stands for, if the shopper may see it. @param only the only type to accept */
export function nodeOf(context: CommerceContext, globalId: string, only?: string): object | null {
  const [, type = '', id = ''] = /^(\w+):(.+)$/.exec(Buffer.from(globalId, 'base64').toString()) ?? [];
  if (only !== undefined && type !== only) return null;
  const found = BY_TEXT.get(type)?.(context, id);
  if (found) return { __typename: type, ...found };
  return /^\d{1,10}$/.test(id) ? nodeBy(context, type, Number(id)) : null;
}
