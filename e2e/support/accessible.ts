import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { isAll } from '../../scripts/lib/test-depth';
import { COVER, FAULTLESS, markFaultless, remember, unmark } from './faultless.ts';

const { source } = axeCore;

/** Widths of a phone and a desktop in CSS pixels, for pages that are checked at both in one visit. */
export const BOTH = [390, 1440];
/** Only the page's current width, for states that other widths do not have, such as the phone menu. */
export const OWN = 'own';
/** For a state that another test checks as well, except for its text or width: checked only with `npm test -- --all`. */
export const ALIKE = 'alike';

/** Polling on every frame would make the browser render every frame. */
const POLL_MS = 50;

/** Waits until all animations have ended and every control has its script. */
export async function settled(page: Page, timeout = 0): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(
    () => {
      const moving = document
        .getAnimations()
        .some(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
      // The page that was left is still in the document, hidden, and its parts stay `asleep`.
      const asleep = [...document.querySelectorAll('[data-early=asleep]')].filter(
        (part) => !part.closest('[hidden], [style*="display: none"]'),
      );
      return !moving && asleep.length === 0;
    },
    undefined,
    { timeout, polling: POLL_MS },
  );
}

/** Waits like a shopper who looks at a page before touching it: most controls have their scripts by then. */
export const looked = (page: Page) => settled(page, 5_000).catch(() => undefined);

/** Takes half of axe's time and seldom depends on the width. */
const CONTRAST = ['color-contrast'];

/** Returns axe's violations and the parts that were checked. */
async function look(page: Page, besides: string[]) {
  const { isCovered, isForced, hasAxe, parts } = await markFaultless(page);
  // Saves a third of the work. Pages with cross-origin frames, such as a card's, need the separate page that axe opens
  // otherwise.
  const isAlone = page.frames().length === 1;
  // The builder would inject it twice for every check.
  if (isAlone && !hasAxe) await page.evaluate(source);
  const axe = new AxeBuilder({ page, ...(isAlone && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], preload: false })
    // With forced colours, axe still reads the page's own.
    .disableRules(isForced ? CONTRAST : besides)
    .setLegacyMode(isAlone);
  if (isCovered) axe.include(COVER);
  else axe.exclude(FAULTLESS);
  const { violations } = await axe.analyze();
  await unmark(page);
  return { violations, parts };
}

async function expectNoFault(page: Page, besides: string[] = []): Promise<void> {
  await settled(page);
  const { violations, parts } = await look(page, besides);
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  const width = page.viewportSize()?.width;
  expect(faults, `what axe finds at ${width} px`).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels beyond the right edge at ${width} px`).toBeLessThanOrEqual(0);
  if (besides.length === 0) remember(parts);
}

/**
 * Fails if axe finds a violation on the page in its current state, or if the page is wider than its window. Checks the
 * current width or the given ones, and with `--all` both widths unless only its own is asked for, all in one visit.
 * Text contrast is checked at the page's own width, with `--all` at both. If a dialog covers the page, only the
 * dialog is checked. A part in which this worker has found no fault is not checked again until it changes; with
 * `--long` that applies to header and footer only.
 */
export async function expectAccessible(
  page: Page,
  widths: number[] | typeof OWN | typeof ALIKE = [],
): Promise<void> {
  if (widths === ALIKE && !isAll) return;
  await expectNoFault(page);
  const size = page.viewportSize();
  if (!size || widths === OWN) return;
  const others = new Set(isAll || widths === ALIKE ? BOTH : widths);
  others.delete(size.width);
  for (const width of others) {
    await page.setViewportSize({ width, height: size.height });
    await expectNoFault(page, isAll ? [] : CONTRAST);
  }
  if (others.size > 0) await page.setViewportSize(size);
}
