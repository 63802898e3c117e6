/** A path, or the pattern of paths: `[name]` stands for one segment, `[...name]` for any number of them. */
export type Path = `/${string}`;

/** Priority under load: orders first, then personal pages, prerendered pages, listings rendered per request. */
export type Rank = 'order' | 'basket' | 'page' | 'list';

/** What the shop knows about the paths of one pattern. */
export type Route = {
  /** `ahead`: once for everybody, at the first request or before; `request`: for each request; `file`: static. */
  rendered: 'ahead' | 'request' | 'file';
  /** `map`: in the sitemap; `links`: indexable, but not in the sitemap; `away`: not indexed. */
  engines: 'map' | 'links' | 'away';
  rank: Rank;
  /** The query keys that it understands. All others pass untouched. */
  keys?: readonly string[];
  /** Query keys that select a part of it, which is prerendered under a path of its own. */
  parts?: readonly string[];
  /** The internal path at which it is rendered. */
  behind?: Path;
  /** Editors may see it as it will be (`?preview=true`), on a day of their choice (`&at=2026-12-20`). */
  drafts?: true;
  /** The platform decides what is at these paths. */
  keeper?: 'merchant';
  /** The front answers it without a renderer. */
  answers?: 'front';
  /** Only a target of rewrites: requested from outside, it is a 404. */
  inside?: true;
  /** The response is streamed, because it may be megabytes. */
  streamed?: true;
  /** Its parameters are case-sensitive. */
  exact?: true;
  /** The page that is also shown here. */
  shows?: Path;
  /** Where it has moved permanently. */
  movedTo?: Path;
};

export type Routes = Readonly<Record<Path, Route>>;
