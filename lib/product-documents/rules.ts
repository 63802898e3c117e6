/**
 * An address that a merchant keeps beside a product or a brand; null for what a link must not lead to. Plain http is
 * for this machine alone.
 */
export function readAddress(value: string | undefined): string | null {
  const url = URL.parse(value ?? '');
  if (!url) return null;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url.href : null;
}
