import sharp from 'sharp';
import type { Page } from 'playwright';
import { adoptFacts } from '@hobwright/demo-store/media/adopt.ts';
import { modelOf } from '@hobwright/demo-store/media/models/modelled.ts';
import { progressOn } from '@hobwright/demo-store/seed/progress.ts';
import { all } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { openBrowser } from './browser.ts';

/** Side of a tile in pixels, and number of tiles per row: each product is shown shut and open. */
const SIDE = 300;
const ACROSS = 6;
/** Milliseconds within which a CPU draws the first picture of a model, even on a busy machine. */
const PATIENCE = 180_000;

/** Returns the path of one product of each kind that has a 3D model. */
export function sampleOfKinds(store: Store): string[] {
  const rows = all<{ path: string; facts: string }>(
    store,
    'SELECT p.path, k.facts FROM product AS p JOIN picture AS k ON k.key = p.picture ORDER BY p.id',
  );
  const samples = new Map<string, string>();
  for (const { path, facts } of rows) {
    const read = adoptFacts(JSON.parse(facts));
    if (!samples.has(read.kind) && modelOf(read)) samples.set(read.kind, path);
  }
  return [...samples.values()];
}

/** Writes a sheet of what the shop's own viewer shows for these products to `target`. */
export async function modelSheet(paths: readonly string[], shop: string, target: string): Promise<void> {
  const browser = await openBrowser();
  const tell = progressOn(process.stdout, 'models');
  const tiles: Buffer[] = [];
  try {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 600, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE);
    for (const [done, path] of paths.entries()) {
      tell(done, paths.length);
      const page = await context.newPage();
      await page.goto(new URL(path, shop).href);
      tiles.push(...(await shutAndOpen(page)));
      await page.close();
    }
    tell(paths.length, paths.length);
  } finally {
    await browser.close();
  }
  const composed = await Promise.all(
    tiles.map(async (tile, at) => ({
      input: await sharp(tile).resize(SIDE, SIDE, { fit: 'contain', background: '#fff' }).toBuffer(),
      left: (at % ACROSS) * SIDE,
      top: Math.floor(at / ACROSS) * SIDE,
    })),
  );
  const height = Math.max(1, Math.ceil(tiles.length / ACROSS)) * SIDE;
  await sharp({ create: { width: ACROSS * SIDE, height, channels: 3, background: '#fff' } })
    .composite(composed)
    .png()
    .toFile(target);
}

async function shutAndOpen(page: Page): Promise<[Buffer, Buffer]> {
  await page.getByRole('button', { name: 'Turn it round' }).click();
  const tools = page.getByRole('group', { name: 'Turn and open it' });
  await tools.waitFor();
  const model = page.getByRole('slider', { name: /^Model of the / });
  const scene = model.locator('..');
  const shut = await scene.screenshot();
  const doors = tools.getByRole('button', { name: /^Open / });
  for (let left = await doors.count(); left > 0; left -= 1) await doors.first().click();
  return [shut, await scene.screenshot()];
}
