import { everyNth } from '../tests/support/sample';
import { BOTH, test } from './support/test';

/** Pages that no other test looks at in the state in which they come. */
const PAGES = [
  '/washing-machines',
  '/washing-machines?capacity=9-kg',
  '/laundry',
  '/laundry/all',
  '/brands',
  '/brands/tarnside',
  '/buying-guides',
  '/buying-guides/hobs',
  '/blog',
  '/blog/christmas-oven-test',
  '/help',
  '/small-kitchens',
  '/contact',
  '/trade',
  '/site-map',
];

for (const path of everyNth(PAGES, 2))
  test(`${path} is accessible and no wider than its window`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expectAccessible(page, BOTH);
  });
