import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { COVER, FAULTLESS, markFaultless, remember, unmark } from './faultless.ts';

const { source } = axeCore;

/** A phone and a desktop, in CSS pixels, for pages whose one visit is to hold at both. */
export const BOTH = [390, 1440];
/** The width that the page has and no other, for states that other widths do not have, such as a phone's menu. */
export const OWN = 'own';
/** For a state that another test looks at too, but for its words or its width: with `TEST_LONG` alone. */
export const ALIKE = 'alike';

/** To look at every frame would have the browser draw every frame. */
const POLL_MS = 50;

/** Waits until all that moves has come to rest and every control has its script. */
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
      // The page that was left is still there, hidden, and sleeps on.
      const asleep = [...document.querySelectorAll('[data-early=asleep]')].filter(
        (part) => !part.closest('[hidden], [style*="display: none"]'),
      );
      return !moving && asleep.length === 0;
    },
    undefined,
    { timeout, polling: POLL_MS },
  );
}

/** A shopper who looks at a page before they touch it: most of its controls have their scripts by then. */
export const looked = (page: Page) => settled(page, 5_000).catch(() => undefined);

/** Half of axe's time, for what seldom depends on the width. */
const CONTRAST = ['color-contrast'];

/** What axe finds, and the parts that it looked at. */
async function look(page: Page, besides: string[]) {
  const { isCovered, isForced, hasAxe, parts } = await markFaultless(page);
  // A third of the work. Frames of another origin, such as a card's, need the page of its own that it opens otherwise.
  const isAlone = page.frames().length === 1;
  // The builder would send it twice for every look.
  if (isAlone && !hasAxe) await page.evaluate(source);
  const axe = new AxeBuilder({ page, ...(isAlone && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], preload: false })
    // Where a reader's own colours are forced, axe still reads those of the page.
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
 * Fails when axe finds anything on the page in the state that it is in, or the page is wider than its window: at the
 * width it has or those given, and with `TEST_LONG` at both widths unless it is to keep its own; all in one visit. What
 * is written on what is looked at in the page's own width, with `TEST_LONG` in both. Of a page that a dialog covers only
 * the dialog is looked at. A part in which a worker has found no fault is not looked at again until it is another;
 * with `TEST_LONG` that goes for header and footer alone.
 */
export async function expectAccessible(
  page: Page,
  widths: number[] | typeof OWN | typeof ALIKE = [],
): Promise<void> {
  const isLong = Boolean(process.env['TEST_LONG']);
  if (widths === ALIKE && !isLong) return;
  await expectNoFault(page);
  const size = page.viewportSize();
  if (!size || widths === OWN) return;
  const others = new Set(isLong || widths === ALIKE ? BOTH : widths);
  others.delete(size.width);
  for (const width of others) {
    await page.setViewportSize({ width, height: size.height });
    await expectNoFault(page, isLong ? [] : CONTRAST);
  }
  if (others.size > 0) await page.setViewportSize(size);
}
