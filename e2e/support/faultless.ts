import type { Page } from '@playwright/test';
import { isLong } from '../../scripts/lib/test-depth';

/** Shared parts of every page: half of what axe would check. */
const FURNITURE = ['header:not(main *)', 'footer:not(main *)'];
/** Parts that are checked once each; with `npm test -- --long` the page between header and footer is always checked. */
const PARTS = isLong ? FURNITURE : [...FURNITURE, 'main', 'main section:not(section section)'];
/** Attribute of a part that axe skips. */
const MARK = 'data-faultless';
/** Selector of the parts that axe skips. */
export const FAULTLESS = `[${MARK}]`;
/** Selector of an open modal dialog, which makes everything else inert. */
export const COVER = ':modal';

/** Parts in which axe has found no fault in this worker, each by a digest of what determines its appearance. */
const faultless = new Set<string>();

/** Records parts that were checked and had no fault. */
export function remember(parts: string[]): void {
  for (const part of parts) faultless.add(part);
}

/**
 * Marks the parts of a page that are known to have no fault: with the same markup in the same place, the same field
 * values and the same width. Returns all parts that may be recorded: none under a dialog, and none whose appearance
 * depends on more, such as the focus or what is open.
 */
export const markFaultless = (page: Page) =>
  page.evaluate(
    async ({ parts, known, mark, cover }) => {
      const isCovered = document.querySelector(cover) !== null;
      const isPrinted = matchMedia('print').matches;
      const isForced = matchMedia('(forced-colors: active)').matches;
      const digestOf = async (part: Element) => {
        const around: string[] = [];
        for (let each = part.parentElement; each; each = each.parentElement)
          around.push((each.cloneNode(false) as Element).outerHTML);
        const fields = [...part.querySelectorAll<HTMLInputElement>('input, select, textarea')];
        const held = fields.map(({ value, checked }) => [value, checked]);
        const looks = JSON.stringify([
          innerWidth,
          scrollY > 0,
          isPrinted,
          isForced,
          around,
          part.outerHTML,
          held,
        ]);
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(looks));
        return btoa(String.fromCharCode(...new Uint8Array(digest)));
      };
      const touched = ':hover, :focus-within, :has(:popover-open, [aria-expanded=true])';
      const all = isCovered ? [] : [...document.querySelectorAll(parts)];
      const still = all.filter((part) => !part.matches(touched));
      const digests = await Promise.all(still.map(digestOf));
      for (const [at, part] of still.entries()) part.toggleAttribute(mark, known.includes(digests[at] ?? ''));
      return { isCovered, isForced, hasAxe: 'axe' in window, parts: digests };
    },
    { parts: PARTS.join(), known: [...faultless], mark: MARK, cover: COVER },
  );

export const unmark = (page: Page) =>
  page.evaluate((mark) => {
    for (const part of document.querySelectorAll(`[${mark}]`)) part.removeAttribute(mark);
  }, MARK);
