import type { Page } from '@playwright/test';
import { expect } from './test';

export const searchField = (page: Page) => page.getByRole('combobox', { name: /^Search products/ });
export const cards = (page: Page) =>
  page.locator('[data-results-list]').getByRole('listitem').filter({ visible: true });

/** Gives the header's field focus, waits until it has become a combobox, and types. */
export async function search(page: Page, text: string) {
  await page.locator('#q').filter({ visible: true }).click();
  await expect(searchField(page)).toHaveAttribute('aria-expanded', /true|false/);
  await page.keyboard.type(text);
}
