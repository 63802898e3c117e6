import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type EngineName, findEngine, wantedFor } from '../scripts/lib/engines.ts';
import { KINDS } from './engines/kinds';
import { buy } from './engines/purchase';
import { test } from './engines/test';

const ENGINES: readonly EngineName[] = ['firefox', 'webkit'];
// Each test covers two screens, and the first one also starts the browser.
test.describe.configure({ timeout: 90_000 });
const SCREENS = [
  [1440, 900],
  [390, 844],
] as const;

for (const name of ENGINES) {
  test.describe(`in ${name}`, () => {
    test.skip(!findEngine(name), wantedFor(name));
    const pictures = `test-results/engines/${name}`;

    for (const { kind, path, heading, before, work } of KINDS)
      test(`${kind}: fits a desktop and a phone, and works`, async ({ visitBy }) => {
        const visit = await visitBy(name);
        mkdirSync(pictures, { recursive: true });
        await before?.(visit);
        for (const [width, height] of SCREENS) {
          await visit.resize(width, height);
          await visit.open(path);
          await visit.sees('h1', heading);
          expect(await visit.overflow(), `wider than ${width} px by`).toBeLessThanOrEqual(0);
          writeFileSync(`${pictures}/${kind.replaceAll(' ', '-')}-${width}.png`, await visit.picture());
        }
        await visit.resize(...SCREENS[0]);
        await work(visit);
        expect(await visit.complaints(), 'the page complains of nothing').toEqual([]);
      });

    test('a guest buys a washing machine and pays by card', async ({ visitBy }) => {
      const visit = await visitBy(name);
      for (const [width, height] of SCREENS) {
        await visit.resize(width, height);
        await buy(visit);
        expect(await visit.complaints(), 'the page complains of nothing').toEqual([]);
      }
    });
  });
}
