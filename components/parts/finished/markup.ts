/** The framework bundles what draws the payload apart from what draws the page; both find this in the process. */
const holder = globalThis as { finishedMarkup?: Map<string, string> };
/** Those of a shop and of a few states of its drafts. */
const MOST = 16;

/** Keeps markup under its name, the latest of them. */
export function keepMarkup(name: string, html: string): void {
  const kept = (holder.finishedMarkup ??= new Map());
  kept.delete(name);
  kept.set(name, html);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) return;
    kept.delete(oldest);
  }
}

/** @throws Error where nothing is kept under the name. */
export function markupOf(name: string): string {
  const html = holder.finishedMarkup?.get(name);
  if (html === undefined) throw new Error(`No finished markup is kept as ${name}`);
  return html;
}
