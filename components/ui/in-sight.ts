/** The first element that is shown: pages that were left stay in the document, hidden. Browser only. */
export function inSight(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}
