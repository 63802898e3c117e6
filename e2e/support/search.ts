import type { Page } from '@playwright/test';
import { expect } from './test';

export const searchField = (page: Page) => page.getByRole('combobox', { name: /^Search products/ });
export const cards = (page: Page) =>
  page.locator('[data-results-list]').getByRole('listitem').filter({ visible: true });

/** Returns the prices in a list in display order, in pounds. */
export const pricesIn = (page: Page): Promise<number[]> =>
  page
    .locator('[data-results-list] [data-price]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-price'))));

/** Waits until a list is sorted by price: its URL says so before the list is. */
export const expectCheapestFirst = (page: Page): Promise<void> =>
  expect(async () => {
    const prices = await pricesIn(page);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();

/** Focuses the header's search field, waits until it has become a combobox, and types. */
export async function search(page: Page, text: string) {
  await page.locator('#q').filter({ visible: true }).click();
  await expect(searchField(page)).toHaveAttribute('aria-expanded', /true|false/);
  await page.keyboard.type(text);
}
