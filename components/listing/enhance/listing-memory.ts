import { type FocusTarget } from './focus-target';

/**
 * State that survives the change from the prerendered page to the one rendered for a request, which are separate trees.
 * Lives as long as the document.
 */
export type ListingMemory = {
  /** URL last requested by a choice, until its list is shown. */
  requested: string | null;
  focus: FocusTarget | null;
  /** Whether the focus has moved within the list since the request. */
  moved: boolean;
  /** Text typed since the last request, or too invalid for one, by field name. */
  typed: Map<string, string>;
  sheetOpen: boolean;
  sheetScroll: number;
  /** Facets that were opened or closed by hand. */
  folds: Map<string, boolean>;
  /** Filters in the order in which they were chosen. */
  order: string[];
};

const MOST_PLACES = 20;
const places = new Map<string, ListingMemory>();

export function listingMemory(path: string): ListingMemory {
  const existing = places.get(path);
  if (existing) return existing;
  const fresh: ListingMemory = {
    requested: null,
    focus: null,
    moved: false,
    typed: new Map(),
    sheetOpen: false,
    sheetScroll: 0,
    folds: new Map(),
    order: [],
  };
  const [oldest] = places.keys();
  if (places.size >= MOST_PLACES && oldest !== undefined) places.delete(oldest);
  places.set(path, fresh);
  return fresh;
}
