import { expect, type Locator } from '@playwright/test';

/** Ticks a box or picks one of several. Before its script is there the choice is drawn anew, which `check` would not wait for. */
export async function choose(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.click();
  await expect(control).toBeChecked();
}
