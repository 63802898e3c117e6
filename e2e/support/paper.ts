import type { Page } from '@playwright/test';

/** Returns the number of A4 pages that a page prints on. */
export async function pagesOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', printBackground: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
