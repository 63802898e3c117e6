import { everyNth } from '../tests/support/sample';
import { BOTH, test } from './support/test';

/** Pages that no other test checks in their initial state. Of every three alike, one is always checked. */
const PAGES = [
  '/contact',
  '/trade',
  '/help',
  '/buying-guides/hobs',
  '/buying-guides',
  '/small-kitchens',
  '/blog/christmas-oven-test',
  '/blog',
  '/site-map',
  '/brands',
];

/** Lists in their initial state; other tests check them filtered, sorted and scrolled. */
const LISTS = ['/washing-machines', '/washing-machines?capacity=9-kg', '/laundry/all', '/brands/tarnside'];

for (const path of [...everyNth(PAGES, 3), ...LISTS])
  test(`${path} is accessible and no wider than its window`, {
    tag: LISTS.includes(path) ? [] : '@core',
  }, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expectAccessible(page, BOTH);
  });
