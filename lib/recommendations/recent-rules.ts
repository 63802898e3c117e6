/** The key under which they stand in the browser. */
export const RECENT = 'recent';

/** Marks the document of whoever has seen several products, one of them not this page's, before anything is painted. */
export const RECENT_SCRIPT = `try{if(JSON.parse(localStorage.getItem('${RECENT}')).length>1)document.documentElement.dataset.recent=''}catch(e){};`;

/** Experience PDP-17: the last twelve. */
const MOST = 12;

/** Reads ids from storage, the last seen first; what is no id is dropped. */
export function parseRecent(text: string | null): readonly number[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(raw)) return [];
    return [...new Set(raw.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** With one seen just now at the front. */
export const withSeen = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, MOST);
