import { z } from 'zod';
import { cacheTags } from '@/lib/platform/cache/cache-tags';

const commerceEvent = z.object({
  scope: z.string(),
  data: z.looseObject({
    // A number, but of a basket.
    id: z.union([z.number().int(), z.string()]).optional(),
    /** Of a shipment's order; its own is another. */
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

/** Of what pages show metafields, or what is sold by them. */
const SHOWN_WITH_METAFIELDS = new Set(['product', 'variant', 'brand', 'category']);

/** The cache tags that an event of the platform makes old. None for what the shop does not show; null: unreadable. */
export function tagsOfCommerceEvent(body: unknown): string[] | null {
  const { success, data: event } = commerceEvent.safeParse(body);
  if (!success) return null;
  const { scope, data } = event;
  // Metafields of all things raise events, and other apps keep theirs with every basket and order.
  if (data.resource_type !== undefined && !SHOWN_WITH_METAFIELDS.has(data.resource_type)) return [];
  if (/^store\/(product|sku|metafield)\b/.test(scope)) {
    const productId = productOf(event);
    // With one more or less of them what menus count changes, and so do all pages.
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

/** The product that an event of the platform is about; null for all other events. */
export function productOfEvent(body: unknown): number | null {
  const { data: event } = commerceEvent.safeParse(body);
  return event ? productOf(event) : null;
}

/** Whether an event of the platform says that a product is gone for good. */
export const isProductDeletion = (body: unknown): boolean =>
  commerceEvent.safeParse(body).data?.scope === 'store/product/deleted';

/** Each kind of event names the product in a place of its own; `id` is that of the SKU where it is about one. */
function productOf({ scope, data }: CommerceEvent): number | null {
  if (data.resource_type !== undefined)
    return data.resource_type === 'product' ? Number(data.resource_id) || null : null;
  if (scope.startsWith('store/sku/')) return (data.inventory ?? data.sku)?.product_id ?? null;
  return scope.startsWith('store/product/') ? (data.inventory?.product_id ?? numberOf(data.id)) : null;
}

const numberOf = (id: string | number | undefined): number | null => (typeof id === 'number' ? id : null);

/** What kind of thing an event of the platform is about: `category` of `store/category/updated`. */
export function kindOfEvent(body: unknown): string | null {
  return commerceEvent.safeParse(body).data?.scope.split('/')[1] ?? null;
}

/** Of which content type the entry is that an event of the content service is about. */
export function typeOfContentEvent(body: unknown): string | null {
  return contentEvent.safeParse(body).data?.sys.contentType?.sys.id ?? null;
}

/** The same as `tagsOfCommerceEvent` for the content service: an entry published, unpublished or deleted. */
export function tagsOfContentEvent(body: unknown): string[] | null {
  const { success } = contentEvent.safeParse(body);
  if (!success) return null;
  const type = typeOfContentEvent(body);
  return [cacheTags.content, ...(type ? [cacheTags.contentType(type)] : [])];
}
