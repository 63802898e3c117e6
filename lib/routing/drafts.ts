/** Whether a query asks for drafts. */
export const asksForDrafts = (query: URLSearchParams): boolean => query.get('preview') === 'true';

/** An address of ours as it stands in drafts: `/help?a=1#top` becomes `/help?a=1&preview=true#top`. */
export function inDrafts(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  if (asksForDrafts(new URLSearchParams(query))) return address;
  return `${path}?${query && `${query}&`}preview=true${hash}`;
}
