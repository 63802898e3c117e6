/**
 * Tags of cached answers, by which a change on the platform or in the content service expires what depends on it. Used
 * with `cacheTag` in queries and `expireTags` in the webhook handlers.
 */
export const cacheTags = {
  /** Everything that shows this product, if it has a tag for each product that it shows. */
  product: (id: number) => `product-${id}`,
  /** The tags of several products. More of them than fit count as a list. */
  eachProduct: (ids: readonly number[]): string[] =>
    ids.length > MOST_PRODUCTS ? [cacheTags.lists] : ids.map(cacheTags.product),
  /** Everything that shows products. Expired by events that do not name a product, and when one is added or removed. */
  products: 'products',
  /** What depends on which products there are and in which order: lists, counts, rows, paths that do not exist. */
  lists: 'lists',
  /** The number of products in each category, as the menu of every page shows it. */
  assortment: 'assortment',
  order: (id: number) => `order-${id}`,
  category: (id: number) => `category-${id}`,
  categories: 'categories',
  brands: 'brands',
  /** What is at a path, if it is a category or may become one. */
  routes: 'routes',
  /** Figures computed from all reviews of a product; no event announces a review. */
  ratings: 'ratings',
  posts: 'posts',
  pages: 'pages',
  settings: 'settings',
  /** Every entry of the content service. */
  content: 'content',
  contentType: (id: string) => `content-${id}`,
  /** What is no longer true from this instant on. */
  until: (instant: Date) => `until-${instant.getTime()}`,
} as const;

/** The framework accepts 128 tags per call. */
const MOST_PRODUCTS = 100;

const { products, lists, assortment, categories, brands, routes, posts, pages, settings, content } =
  cacheTags;

/** Tags of what surrounds every page. Each event about any of it carries one of these. */
export const TAGS_OF_FRAMES: readonly string[] = [
  assortment,
  categories,
  brands,
  routes,
  posts,
  pages,
  settings,
  content,
];
/** Tags of lists and of what is read for them. An event about any product also carries `lists`. */
export const TAGS_OF_LISTS: readonly string[] = [...TAGS_OF_FRAMES, products, lists];
/** Tags of a product's card in any list. */
export const tagsOfCard = (id: number): readonly string[] => [
  cacheTags.product(id),
  products,
  categories,
  brands,
  settings,
];

/**
 * Tags that every change of stock or price expires, many times a second in a busy hour, and every product of an import;
 * see `expireByEvent`.
 */
export const isFrequent = (tag: string): boolean => tag === lists || tag === products || tag === assortment;

/** Whether prerendered pages may contain what has this tag. Orders are rendered per request. */
export const isOfPages = (tag: string): boolean => !tag.startsWith('order-');

/** Returns when something with these tags stops being true, in milliseconds since 1970; `Infinity` if never. */
export const trueUntil = (tags: readonly string[]): number =>
  Math.min(...tags.flatMap((tag) => (tag.startsWith('until-') ? Number(tag.slice('until-'.length)) : [])));

/** Returns the tags of a page that may be expired, without those that the framework adds for its path. */
export const ownTags = (tags: readonly string[]): string[] =>
  [...new Set(tags)].filter((tag) => !tag.startsWith('until-') && !tag.startsWith('_N_T_'));
