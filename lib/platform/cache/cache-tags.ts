/**
 * The names under which cached answers are kept, so that a change in the platform or the content service can expire
 * what it touches. Used with `cacheTag` in queries and `expireTags` in the webhook handlers.
 */
export const cacheTags = {
  /** What is made of a product, whatever else it is made of: of each product it shows, where those are known by their ids. */
  product: (id: number) => `product-${id}`,
  /** The same of products that are known by their ids. More of them than it may have tags for count as a list. */
  eachProduct: (ids: readonly number[]): string[] =>
    ids.length > MOST_PRODUCTS ? [cacheTags.lists] : ids.map(cacheTags.product),
  /** All of that; expired where an event does not say which product it is about, and when there is one more or less. */
  products: 'products',
  /** What depends on which products there are, and in which order: lists, counts, rows, paths at which nothing stands. */
  lists: 'lists',
  /** How many products stand in each category, as the menu of every page counts them. */
  assortment: 'assortment',
  order: (id: number) => `order-${id}`,
  category: (id: number) => `category-${id}`,
  categories: 'categories',
  brands: 'brands',
  /** What stands at a path, where that is a category or may become one. */
  routes: 'routes',
  /** What is reckoned of all reviews of a product; no event tells of one. */
  ratings: 'ratings',
  posts: 'posts',
  pages: 'pages',
  settings: 'settings',
  /** Every entry of the content service. */
  content: 'content',
  contentType: (id: string) => `content-${id}`,
  /** What is untrue from an instant on, whatever else becomes of it. */
  until: (instant: Date) => `until-${instant.getTime()}`,
} as const;

/** The framework takes 128 tags in one call. */
const MOST_PRODUCTS = 100;

const { products, lists, assortment, categories, brands, routes, posts, pages, settings, content } =
  cacheTags;

/** Of what stands around any page. Every event that such a thing is made of names one of these. */
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
/** Of lists, and of what is read for them: whatever their own products are, an event of one also names `lists`. */
export const TAGS_OF_LISTS: readonly string[] = [...TAGS_OF_FRAMES, products, lists];
/** Of what one product is shown as in any list. */
export const tagsOfCard = (id: number): readonly string[] => [
  cacheTags.product(id),
  products,
  categories,
  brands,
  settings,
];

/**
 * What every change of stock and every price expires, many times a second in a good hour, and every product of an
 * import; see `expireByEvent`.
 */
export const isFrequent = (tag: string): boolean => tag === lists || tag === products || tag === assortment;

/** Whether pages that were made ahead may hold what has the tag; those of an order are made for whoever asks. */
export const isOfPages = (tag: string): boolean => !tag.startsWith('order-');

/** Until when what has these tags, as a page holds them, is true, in milliseconds since 1970; `Infinity`: for good. */
export const trueUntil = (tags: readonly string[]): number =>
  Math.min(...tags.flatMap((tag) => (tag.startsWith('until-') ? Number(tag.slice('until-'.length)) : [])));

/** Of the tags of a page those that something may expire: not those that the framework gives it by its path. */
export const ownTags = (tags: readonly string[]): string[] =>
  [...new Set(tags)].filter((tag) => !tag.startsWith('until-') && !tag.startsWith('_N_T_'));
