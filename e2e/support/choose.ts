import { expect, type Locator } from '@playwright/test';

/**
 * Ticks a checkbox or selects a radio button. Before its script has loaded, the choice is re-rendered, which `check`
 * would not wait for.
 */
export async function choose(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.click();
  await expect(control).toBeChecked();
}
