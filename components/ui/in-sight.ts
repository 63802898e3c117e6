/** Returns the first visible element; the router keeps pages that were left in the document, hidden. Browser only. */
export function inSight(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}
