/** Whether a query asks for drafts. */
export const asksForDrafts = (query: URLSearchParams): boolean => query.get('preview') === 'true';

/** The day for which a query asks for drafts (`&at=2026-12-20`); null for now. Whether there is such a day it does not know. */
export function draftDay(query: URLSearchParams): string | null {
  const day = query.get('at') ?? '';
  return asksForDrafts(query) && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

/** An address of ours as it stands in drafts of a day: `/help?a=1#top` becomes `/help?a=1&preview=true#top`. */
export function inDrafts(address: string, day: string | null = null): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const given = new URLSearchParams(query);
  const missing = [
    asksForDrafts(given) ? '' : 'preview=true',
    day === null || given.has('at') ? '' : `at=${day}`,
  ].filter(Boolean);
  return missing.length > 0 ? `${path}?${[query, ...missing].filter(Boolean).join('&')}${hash}` : address;
}

/** Where the draft of a path is made, behind its address: `/draft/now/help`. */
export const draftRoute = (path: string, day: string | null): string =>
  `/draft/${day ?? 'now'}${path === '/' ? '' : path}`;
