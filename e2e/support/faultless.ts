import type { Page } from '@playwright/test';

/** Around every page: half of what there is to look at. */
const FURNITURE = ['header:not(main *)', 'footer:not(main *)'];
/** What is looked at once; with `TEST_LONG` the page between header and footer is always looked at. */
const PARTS = process.env['TEST_LONG']
  ? FURNITURE
  : [...FURNITURE, 'main', 'main section:not(section section)'];
/** What a part bears while axe leaves it out. */
const MARK = 'data-faultless';
/** The parts that axe may leave out. */
export const FAULTLESS = `[${MARK}]`;
/** A dialog while which is open all else is inert. */
export const COVER = ':modal';

/** Parts in which axe has found no fault in this worker, each by a digest of what decides how it looks. */
const faultless = new Set<string>();

/** Notes parts that were looked at and had no fault. */
export function remember(parts: string[]): void {
  for (const part of parts) faultless.add(part);
}

/**
 * Marks the parts of a page that had no fault as they are: the same markup in the same place, with the same in its
 * fields, at the same width. Gives all parts of which that may be remembered, which are none under a dialog and none
 * where more decides how they look, such as the focus or what is open.
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
