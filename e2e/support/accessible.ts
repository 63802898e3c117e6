import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A phone and a desktop, in CSS pixels, for pages whose one visit is to hold at both. */
export const BOTH = [390, 1440];
/** The width that the page has and no other, for states that other widths do not have, such as a phone's menu. */
export const OWN = 'own';

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

/** Around every page: half of what there is to look at. */
const FURNITURE = ['header:not(main *)', 'footer:not(main *)'];

/** Header and footer as axe has found them without fault, by what they are made of and the window's width. */
const faultless = new Set<string>();

/** What header and footer are made of; nothing where more decides how they look, such as the focus or what is open. */
const furnitureOf = (page: Page) =>
  page.evaluate((selectors) => {
    const isCovered = document.querySelector(':modal') !== null;
    return selectors.map((selector) => {
      const part = isCovered ? null : document.querySelector(selector);
      const isTouched = part?.matches(':hover, :focus-within, :has(:popover-open, [aria-expanded=true])');
      return part && !isTouched
        ? `${innerWidth} ${scrollY > 0} ${matchMedia('print').matches} ${part.outerHTML}`
        : '';
    });
  }, FURNITURE);

async function expectNoFault(page: Page, besides: string[] = []): Promise<void> {
  await settled(page);
  const furniture = await furnitureOf(page);
  // A third of the work. Frames of another origin, such as a card's, need the page of its own that it opens otherwise.
  const isAlone = page.frames().length === 1;
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .disableRules(besides)
    .setLegacyMode(isAlone);
  for (const [at, selector] of FURNITURE.entries())
    if (faultless.has(furniture[at] ?? '')) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  const width = page.viewportSize()?.width;
  expect(found, `what axe finds at ${width} px`).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels beyond the right edge at ${width} px`).toBeLessThanOrEqual(0);
  if (besides.length > 0) return;
  for (const each of furniture) if (each) faultless.add(each);
}

/** Half of axe's time, for what seldom depends on the width. */
const CONTRAST = ['color-contrast'];

/**
 * Fails when axe finds anything on the page in the state that it is in, or the page is wider than its window: at the
 * width it has or those given, and with `TEST_ALL` at both widths unless it is to keep its own; all in one visit. What
 * is written on what is looked at in the page's own width, with `TEST_ALL` in both. A header or footer in which a
 * worker has found no fault is not looked at again until it is another.
 */
export async function expectAccessible(page: Page, widths: number[] | typeof OWN = []): Promise<void> {
  await expectNoFault(page);
  const size = page.viewportSize();
  if (!size || widths === OWN) return;
  const others = new Set(process.env['TEST_ALL'] ? BOTH : widths);
  others.delete(size.width);
  for (const width of others) {
    await page.setViewportSize({ width, height: size.height });
    await expectNoFault(page, process.env['TEST_ALL'] ? [] : CONTRAST);
  }
  if (others.size > 0) await page.setViewportSize(size);
}
