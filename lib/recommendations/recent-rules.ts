/** Storage key in the browser. */
export const RECENT = 'recent';

/**
 * Inline script that marks the document before the first paint if several products were viewed, so that at least one is
 * not the current page's.
 */
export const RECENT_SCRIPT = `try{if(JSON.parse(localStorage.getItem('${RECENT}')).length>1)document.documentElement.dataset.recent=''}catch(e){};`;

/** The last twelve (experience PDP-17). */
const MOST = 12;

/** Parses stored product ids, the last viewed first; invalid ones are dropped. */
export function parseRecent(text: string | null): readonly number[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(raw)) return [];
    return [...new Set(raw.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a product just viewed in front. */
export const withSeen = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, MOST);
