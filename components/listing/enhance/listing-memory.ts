import { type FocusTarget } from './focus-target';

/**
 * What outlives the change from the page made ahead to the one made for a request, which are two trees: where
 * focus belongs, what was typed, what is open, how far the sheet was scrolled. Lives as long as the document.
 */
export type ListingMemory = {
  /** The address that was asked for last by a choice, until its list is shown. */
  requested: string | null;
  focus: FocusTarget | null;
  /** Whether focus was moved on within the list since it was asked for. */
  moved: boolean;
  /** What was typed since the list was asked for last, or could not be asked for, by the field's name. */
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
