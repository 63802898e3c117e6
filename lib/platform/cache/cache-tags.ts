/**
 * The names under which cached answers are kept, so that a change in the platform or the content service can expire
 * exactly what it touches. Used with `cacheTag` in queries and `expireTags` in the webhook handlers.
 */
export const cacheTags = {
  product: (id: number) => `product-${id}`,
  /** Every answer that lists or holds products. */
  products: 'products',
  order: (id: number) => `order-${id}`,
  category: (id: number) => `category-${id}`,
  categories: 'categories',
  brands: 'brands',
  /** What stands at a path. */
  routes: 'routes',
  posts: 'posts',
  pages: 'pages',
  settings: 'settings',
  /** Every entry of the content service. */
  content: 'content',
  contentType: (id: string) => `content-${id}`,
  /** What is untrue from an instant on, whatever else becomes of it. */
  until: (instant: Date) => `until-${instant.getTime()}`,
} as const;

/** Whether pages that were made ahead may hold what has the tag; those of an order are made for whoever asks. */
export const isOfPages = (tag: string): boolean => !tag.startsWith('order-');

/** Until when what has these tags, as a page holds them, is true, in milliseconds since 1970; `Infinity`: for good. */
export const trueUntil = (tags: string): number =>
  Math.min(...[...tags.matchAll(/(?:^|,)until-(\d+)/g)].map(([, until]) => Number(until)));
