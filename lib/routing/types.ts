/** A path, or the pattern of paths: `[name]` stands for one segment, `[...name]` for any number of them. */
export type Path = `/${string}`;

/** Who goes first under load: orders, then what is a shopper's own, pages, what is made for one look. */
export type Rank = 'order' | 'basket' | 'page' | 'list';

/** What the shop knows of the addresses of one pattern. */
export type Route = {
  /** Once for everybody, when it is first asked for; for each request; or not at all, because it lies there. */
  rendered: 'ahead' | 'request' | 'file';
  /** What search engines do: find it in the site map, find it by links alone, or stay away. */
  engines: 'map' | 'links' | 'away';
  rank: Rank;
  /** The keys of its query that mean something here. All others pass untouched. */
  keys?: readonly string[];
  /** The keys that ask for another part of it, which is made ahead at an address of its own. */
  parts?: readonly string[];
  /** Where it is made, behind its address. */
  behind?: Path;
  /** Editors may see it as it will be (`?preview=true`), on a day of their choice (`&at=2026-12-20`). */
  drafts?: true;
  /** What stands there is the platform's to say. */
  keeper?: 'merchant';
  /** Answered before the framework is asked. */
  answers?: 'front';
  /** A target of rewrites alone: asked for from outside it does not exist. */
  inside?: true;
  /** Sent while it is made, because it may be megabytes. */
  streamed?: true;
  /** Upper and lower case mean different things in what its parameters stand for. */
  exact?: true;
  /** The page that is shown here as well. */
  shows?: Path;
  /** Where it stands now, for good. */
  movedTo?: Path;
};

export type Routes = Readonly<Record<Path, Route>>;
