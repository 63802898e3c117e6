import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromium, picturesOf } from '../lib/browser.ts';
import type { Stack } from '../lib/stack.ts';
import { gzippedKb } from './weight.ts';

/** Gzipped kilobytes, and number of files. */
export type FirstVisit = { scriptKb: number; files: number };

/** Time after which everything the page needs has been loaded; what it requests later is deferred. */
const QUIET_MS = 10_000;

/** Measures the scripts that a new visitor loads until the page is idle, without any interaction. */
export async function measureFirstVisits(stack: Stack, paths: readonly string[]): Promise<FirstVisit[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [picturesOf(stack), '--no-sandbox'],
  });
  const visits: FirstVisit[] = [];
  try {
    for (const path of paths) {
      const page = await browser.newPage();
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      await page.goto(stack.origin + path, { waitUntil: 'networkidle' });
      await setTimeout(QUIET_MS);
      await page.waitForLoadState('networkidle');
      await page.close();
      visits.push({ scriptKb: await gzippedKb(scripts), files: scripts.size });
    }
  } finally {
    await browser.close();
  }
  return visits;
}
