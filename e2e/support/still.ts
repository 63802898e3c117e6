import { expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Largest layout shift score accepted. */
const MOST = 0.02;

/** Expects no layout shift since the page was opened; shifts after a press or a resize do not count. */
export async function expectStill(page: Page, most = MOST): Promise<void> {
  const moved = await page.evaluate(async () => {
    // A shift in one frame is on record in the next.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
  expect(moved).toBeLessThanOrEqual(most);
}
