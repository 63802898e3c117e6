/**
 * The framework bundles the renderers of the payload and of the page separately; both find this on the global object.
 */
const holder = globalThis as { finishedMarkup?: Map<string, string> };
/** Enough for a shop and for some states of its drafts. */
const MOST = 16;

/** Stores markup under its name; the latest `MOST` are kept. */
export function keepMarkup(name: string, html: string): void {
  const kept = (holder.finishedMarkup ??= new Map());
  kept.delete(name);
  kept.set(name, html);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) return;
    kept.delete(oldest);
  }
}

/** @throws Error if no markup is stored under the name. */
export function markupOf(name: string): string {
  const html = holder.finishedMarkup?.get(name);
  if (html === undefined) throw new Error(`No finished markup is kept as ${name}`);
  return html;
}
