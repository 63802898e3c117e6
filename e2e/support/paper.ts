import type { Page } from '@playwright/test';

/** On how many sheets of A4 a page is printed. */
export async function pagesOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'A4', printBackground: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
