import { everyNth } from '../tests/support/sample';
import { BOTH, test } from './support/test';

/** Pages that no other test looks at in the state in which they come: of each three that are alike one is always looked at. */
const PAGES = [
  '/washing-machines',
  '/washing-machines?capacity=9-kg',
  '/laundry/all',
  '/brands/tarnside',
  '/brands',
  '/site-map',
  '/buying-guides/hobs',
  '/buying-guides',
  '/help',
  '/blog/christmas-oven-test',
  '/blog',
  '/small-kitchens',
  '/contact',
  '/trade',
];

for (const path of everyNth(PAGES, 3))
  test(`${path} is accessible and no wider than its window`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expectAccessible(page, BOTH);
  });
