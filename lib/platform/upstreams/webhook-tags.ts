import { z } from 'zod';
import { cacheTags } from '@/lib/platform/cache/cache-tags';

const commerceEvent = z.object({
  scope: z.string(),
  data: z.looseObject({
    // A number, except for carts, whose id is a string.
    id: z.union([z.number().int(), z.string()]).optional(),
    /** The order that a shipment belongs to; `id` is then the shipment's own. */
    orderId: z.number().int().optional(),
    inventory: z.looseObject({ product_id: z.number().int() }).optional(),
    sku: z.looseObject({ product_id: z.number().int() }).optional(),
    resource_type: z.string().optional(),
    resource_id: z.coerce.string().optional(),
  }),
});
type CommerceEvent = z.infer<typeof commerceEvent>;

const contentEvent = z.object({
  sys: z.object({ contentType: z.object({ sys: z.object({ id: z.string() }) }).optional() }),
});

/** The resource types whose metafields appear on pages or decide how something is sold. */
const SHOWN_WITH_METAFIELDS = new Set(['product', 'variant', 'brand', 'category']);

/**
 * Returns the cache tags that a platform event expires: none if the shop shows nothing of it, null if it is unreadable.
 */
export function tagsOfCommerceEvent(body: unknown): string[] | null {
  const { success, data: event } = commerceEvent.safeParse(body);
  if (!success) return null;
  const { scope, data } = event;
  // Every resource type raises metafield events, and other apps keep metafields with each cart and order.
  if (data.resource_type !== undefined && !SHOWN_WITH_METAFIELDS.has(data.resource_type)) return [];
  if (/^store\/(product|sku|metafield)\b/.test(scope)) {
    const productId = productOf(event);
    // Adding or removing a product changes the counts in the menus, and so every page.
    const isListed = /^store\/product\/(created|deleted)$/.test(scope);
    return [
      ...(productId === null ? [] : [cacheTags.product(productId)]),
      ...(productId === null || isListed ? [cacheTags.products] : []),
      cacheTags.lists,
      ...(isListed ? [cacheTags.assortment] : []),
    ];
  }
  if (scope.startsWith('store/category/')) {
    const id = numberOf(data.id);
    return [...(id === null ? [] : [cacheTags.category(id)]), cacheTags.categories, cacheTags.routes];
  }
  if (/^store\/(order|shipment)\//.test(scope)) {
    const id = data.orderId ?? numberOf(data.id);
    return id === null ? [] : [cacheTags.order(id)];
  }
  if (scope.startsWith('store/information/')) return [cacheTags.settings];
  return [];
}

/** Returns the id of the product that a platform event is about; null for all other events. */
export function productOfEvent(body: unknown): number | null {
  const { data: event } = commerceEvent.safeParse(body);
  return event ? productOf(event) : null;
}

/** Whether a platform event says that a product was deleted. */
export const isProductDeletion = (body: unknown): boolean =>
  commerceEvent.safeParse(body).data?.scope === 'store/product/deleted';

/**
 * Returns the product id, which each kind of event has in a different place. In an event about a SKU, `id` is the
 * SKU's.
 */
function productOf({ scope, data }: CommerceEvent): number | null {
  if (data.resource_type !== undefined)
    return data.resource_type === 'product' ? Number(data.resource_id) || null : null;
  if (scope.startsWith('store/sku/')) return (data.inventory ?? data.sku)?.product_id ?? null;
  return scope.startsWith('store/product/') ? (data.inventory?.product_id ?? numberOf(data.id)) : null;
}

const numberOf = (id: string | number | undefined): number | null => (typeof id === 'number' ? id : null);

/** Returns the kind of resource that a platform event is about: `category` for `store/category/updated`. */
export function kindOfEvent(body: unknown): string | null {
  return commerceEvent.safeParse(body).data?.scope.split('/')[1] ?? null;
}

/** Returns the content type of the entry that a content service event is about. */
export function typeOfContentEvent(body: unknown): string | null {
  return contentEvent.safeParse(body).data?.sys.contentType?.sys.id ?? null;
}

/** `tagsOfCommerceEvent` for the content service: an entry was published, unpublished or deleted. */
export function tagsOfContentEvent(body: unknown): string[] | null {
  const { success } = contentEvent.safeParse(body);
  if (!success) return null;
  const type = typeOfContentEvent(body);
  return [cacheTags.content, ...(type ? [cacheTags.contentType(type)] : [])];
}
