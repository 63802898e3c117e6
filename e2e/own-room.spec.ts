import type { Page } from '@playwright/test';
import { floorAt, heightAt, holdPhone } from './support/room-device';
import { BUILT, READING_BACK } from './support/models';
import { onScreens } from './support/screens';
import { expect, settled, test } from './support/test';

const WASHER = '/tarnside-tw-914-9kg-washing-machine';

test.use({
  expectedErrors: async ({ expectedErrors }, use) => use([...expectedErrors, READING_BACK]),
});
test.slow();

async function askForRoom(page: Page) {
  await page.goto(WASHER);
  await settled(page);
  await page.getByRole('button', { name: 'See it in your room' }).click();
  const sheet = page.getByRole('dialog', { name: 'See it in your room' });
  return { sheet, camera: sheet.getByRole('button', { name: 'Open the camera and show its sizes' }) };
}

/** Returns the ends of a dimension line in the picture, by its figure. */
async function endsOf(page: Page, figure: string) {
  const line = page.getByRole('dialog').locator('svg g', { hasText: figure }).locator('path');
  const drawn = (await line.getAttribute('d')) ?? '';
  const [x1, y1, x2, y2] = [...drawn.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([number]) => Number(number));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) throw new Error(drawn);
  return [
    [x1, y1],
    [x2, y2],
  ] as const;
}

const [viewport = { width: 390, height: 844 }] = onScreens();

test.describe('a product in the camera view', () => {
  test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

  test('is placed at true size to the millimetre, turned, opened, moved and closed', async ({
    page,
    expectAccessible,
  }) => {
    const drawing: string[] = [];
    page.on('response', async (answer) => {
      if (!/\.js(\?|$)/.test(answer.url())) return;
      const text = await answer.text().catch(() => '');
      if (text.includes('WebGLRenderer')) drawing.push(answer.url());
    });
    await holdPhone(page);
    const { sheet, camera } = await askForRoom(page);
    await expect(camera).toBeVisible();
    expect(drawing, 'nothing of it is fetched before the press').toEqual([]);
    await camera.click();

    const room = sheet.getByRole('group', { name: 'In your room' });
    const said = room.getByRole('status');
    await expect(said).toHaveText('Tap the screen to place it on the marked spot.', { timeout: BUILT });
    await room.getByRole('button', { name: 'Place it here' }).click();
    await expect(said).toHaveText(/^True size: 598 mm wide, 845 mm high and \d+ mm deep\.$/);
    await expectAccessible(page);

    const depth = /(\d+) mm deep/.exec((await said.textContent()) ?? '')?.[1] ?? '';
    for (const [figure, stated] of [
      ['598 mm', 598],
      [`${depth} mm`, Number(depth)],
    ] as const) {
      const [from, to] = (await endsOf(page, figure)).map((end) => floorAt(end, viewport));
      if (!from || !to) throw new Error(figure);
      const long = Math.hypot(to[0] - from[0], to[2] - from[2]) * 1000;
      expect(Math.abs(long - stated), `${figure} on the floor`).toBeLessThan(1);
    }
    const [foot, head] = await endsOf(page, '845 mm');
    const high = heightAt(head, floorAt(foot, viewport), viewport) * 1000;
    expect(Math.abs(high - 845), 'its height above the floor').toBeLessThan(1);

    const before = await endsOf(page, '598 mm');
    await room.getByRole('button', { name: 'Turn to the left' }).click();
    await expect.poll(() => endsOf(page, '598 mm')).not.toEqual(before);
    await room.getByRole('button', { name: 'Open the door' }).click();
    await expect(room.getByRole('button', { name: 'Shut the door' })).toBeVisible();
    await room.getByRole('button', { name: 'Move it' }).click();
    await expect(room.getByRole('button', { name: 'Place it here' })).toBeVisible();

    await room.getByRole('button', { name: 'Close the camera' }).click();
    await expect(room).toBeHidden();
    await expect(sheet.getByRole('status')).toBeEmpty();
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  test('says why the camera did not open, and that it was closed', async ({ page }) => {
    await holdPhone(page);
    const { sheet, camera } = await askForRoom(page);
    const refuse = await page.evaluateHandle(() => {
      const { xr } = navigator;
      const ask = xr?.requestSession.bind(xr);
      if (!xr || !ask) throw new Error('There is no WebXR.');
      const sessions: XRSession[] = [];
      let refuses = true;
      xr.requestSession = async (...asked) => {
        if (refuses) throw new DOMException('Refused.', 'NotAllowedError');
        const session = await ask(...asked);
        sessions.push(session);
        return session;
      };
      return { allow: () => (refuses = false), end: () => sessions.at(-1)?.end() };
    });
    await camera.click();
    await expect(sheet.getByRole('status')).toContainText('The camera was not allowed.');
    await refuse.evaluate(({ allow }) => allow());
    await camera.click();
    await expect(sheet.getByRole('group', { name: 'In your room' })).toBeVisible();
    await refuse.evaluate(({ end }) => end());
    await expect(sheet.getByRole('status')).toHaveText('The camera was closed. Open it again to go on.');
  });

  test('is not offered if no floor can be detected', async ({ page }) => {
    const { sheet, camera } = await askForRoom(page);
    await expect(sheet.getByRole('img', { name: 'QR code for this page' })).toBeVisible();
    await expect(camera).toBeHidden();
  });
});
