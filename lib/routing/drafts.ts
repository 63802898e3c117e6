/** Whether a query asks for drafts. */
export const asksForDrafts = (query: URLSearchParams): boolean => query.get('preview') === 'true';

/**
 * The day for which a query asks for drafts (`&at=2026-12-20`); null for now. The day may not exist in the calendar.
 */
export function draftDay(query: URLSearchParams): string | null {
  const day = query.get('at') ?? '';
  return asksForDrafts(query) && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

/** Adds the draft query to an address of the shop: `/help?a=1#top` becomes `/help?a=1&preview=true#top`. */
export function inDrafts(address: string, day: string | null = null): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const given = new URLSearchParams(query);
  const missing = [
    asksForDrafts(given) ? '' : 'preview=true',
    day === null || given.has('at') ? '' : `at=${day}`,
  ].filter(Boolean);
  return missing.length > 0 ? `${path}?${[query, ...missing].filter(Boolean).join('&')}${hash}` : address;
}

/** The internal path at which the draft of a path is rendered: `/draft/now/help`. */
export const draftRoute = (path: string, day: string | null): string =>
  `/draft/${day ?? 'now'}${path === '/' ? '' : path}`;
