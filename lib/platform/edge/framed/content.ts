/** An element of a document's head: its tag, and its attributes or the text in it. */
export type HeadTag = ['meta' | 'link', Record<string, string>];

/** What a page made for one request is, apart from the frame that it shares with others. */
export type Content = {
  title: string;
  description: string;
  /** Besides title and description. */
  head: HeadTag[];
  /** The markup of what is to be fetched before all else. */
  preloads: string;
  /** The markup of what stands inside `main`. */
  html: Buffer;
};

/** Whose frame: the merchant's lists have one, wherever they stand. */
export type FramePath = '/listing' | '/search' | '/search-alg';

/** The frame of the page at a path. */
export const framePathOf = (path: string): FramePath =>
  path === '/search' || path === '/search-alg' ? path : '/listing';

export type Address = { pathname: string; search: string };

/**
 * Makes what stands inside a frame at an address. Null, or thrown as the framework's own, where another page is meant.
 * @throws UnreachableError
 */
export type MakeContent = (address: Address) => Promise<Content | null>;

/** The name under which the framework's modules leave the one there is. */
export const CONTENT_MAKER = 'content-maker';

/** What a frame holds where something of the content, or of the address, belongs. */
export const MARKS = {
  title: 'shop-mark-title',
  description: 'shop-mark-description',
  content: '<!--shop-mark-content-->',
  path: 'shop-mark-path',
  query: 'shop-mark-query',
} as const;

/** What all marks begin with. */
export const MARK = 'shop-mark-';
