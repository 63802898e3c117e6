import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright';
import { findChromium, picturesOf } from '../lib/browser.ts';
import { freePort } from '../lib/ports.ts';
import type { Stack } from '../lib/stack.ts';

export type Vitals = {
  /** 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** In milliseconds, except `cls`. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits outside performance that do not have the full score. */
  complaints: string[];
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/**
 * Number of runs, since a busy machine makes single runs differ. Of times the median is used, of other values the
 * worst.
 */
const RUNS = 5;

/** Runs Lighthouse for mobile on each page, in a browser that finds the sandbox's pictures. */
export async function measureVitals(stack: Stack, paths: string[]): Promise<Vitals[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      picturesOf(stack),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
  try {
    await drawPictures(browser, stack.origin, paths);
    const results: Vitals[] = [];
    for (const path of paths) results.push(await measureOne(stack.origin + path, port));
    return results;
  } finally {
    await browser.close();
  }
}

/** Lighthouse's own device, so that the pictures rendered in advance are those that it measures. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The sandbox renders a picture on its first request; a hosted store has its pictures ready. */
async function drawPictures(browser: Browser, origin: string, paths: string[]): Promise<void> {
  const page = await browser.newPage(PHONE);
  for (const path of paths) await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.close();
}

async function measureOne(url: string, port: number): Promise<Vitals> {
  const runs: Report[] = [];
  for (let at = 0; at < RUNS; at += 1) {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    // A run that the browser aborted has no results.
    if (run && !run.lhr.runtimeError) runs.push(run.lhr);
  }
  if (runs.length < RUNS - 1)
    throw new Error(`Lighthouse gave ${runs.length} results of ${RUNS} for ${url}.`);
  const scores = (name: string) =>
    runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
  const values = (name: string) => runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  return {
    scores: {
      performance: middle(scores('performance')),
      accessibility: Math.min(...scores('accessibility')),
      'best-practices': Math.min(...scores('best-practices')),
      seo: Math.min(...scores('seo')),
    },
    lcp: middle(values('largest-contentful-paint')),
    tbt: middle(values('total-blocking-time')),
    cls: Math.max(...values('cumulative-layout-shift')),
    complaints: [...new Set(runs.flatMap(complaintsOf))],
  };
}

const complaintsOf = ({ audits, categories }: Report): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 1
        ? [`${name}: ${audit.title}`]
        : [];
    }),
  );

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
