import { expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** By how much of the screen something may have moved. */
const MOST = 0.02;

/** Nothing of what is seen has moved by itself since the page was opened; what a press or another width moves does not count. */
export async function expectStill(page: Page, most = MOST): Promise<void> {
  const moved = await page.evaluate(async () => {
    // What moves in a frame is on record in the next.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
  expect(moved).toBeLessThanOrEqual(most);
}
