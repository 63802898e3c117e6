/** An element of a document's head: its tag and attributes. */
export type HeadTag = ['meta' | 'link', Record<string, string>];

/** The content of a page rendered per request, apart from the frame that it shares with others. */
export type Content = {
  title: string;
  description: string;
  /** Without title and description. */
  head: HeadTag[];
  /** Markup of the `preload` links that come first in the head. */
  preloads: string;
  /** Markup of the content of `main`. */
  html: Buffer;
};

/** The frame of a page. All of the merchant's listings share one, whatever their path. */
export type FramePath = '/listing' | '/search' | '/search-alg';

/** Returns the frame of the page at a path. */
export const framePathOf = (path: string): FramePath =>
  path === '/search' || path === '/search-alg' ? path : '/listing';

export type Address = { pathname: string; search: string };

/**
 * Renders the content for an address. Returns null, or throws an error of the framework, if the page is another one.
 * @throws {UnreachableError}
 */
export type MakeContent = (address: Address) => Promise<Content | null>;

/** The name under which the framework's modules register the function (`processSingleton`). */
export const CONTENT_MAKER = 'content-maker';

/** Placeholders in a frame for parts of the content or the address. */
export const MARKS = {
  title: 'shop-mark-title',
  description: 'shop-mark-description',
  content: '<!--shop-mark-content-->',
  path: 'shop-mark-path',
  query: 'shop-mark-query',
} as const;

/** The prefix of all marks. */
export const MARK = 'shop-mark-';
