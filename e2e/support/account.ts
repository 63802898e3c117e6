import type { Page } from '@playwright/test';
import { DEMO_CUSTOMER, DEMO_PASSWORD, PEOPLE } from '../../sandbox/demo/seed/customers/data/people.ts';

export const DEMO = DEMO_CUSTOMER.email;

/** E-mail address of a customer whose account is empty. */
export const NOBODY =
  PEOPLE.find(({ fullness, mustReset }) => fullness === 'empty' && !mustReset)?.email ?? '';

/** Signs a demo customer in by the form and opens a page of theirs. */
export async function signInAs(page: Page, email: string, path = '/account'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  const form = page.locator('#sign-in');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${path}`);
}
