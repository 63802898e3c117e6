import { setTimeout } from 'node:timers/promises';
import { productPaths } from '../lib/sitemap.ts';
import type { Stack } from '../lib/stack.ts';
import { madeUp } from './addresses.ts';
import type { Line } from './budgets.ts';
import { residentWith } from './resident.ts';
import { failuresIn, measureShoppers } from './shoppers.ts';
import { readUse, type Use } from './usage.ts';

/** Megabytes of front and renderers together; maximum growth in the second half; maximum of additional open files. */
const BUDGET = { resident: 600, growth: 1.05, files: 20 };

/**
 * Each views a page every three seconds. Besides them, somebody requests made-up addresses and a robot every product.
 */
const SHOPPERS = 15;
const STRANGER_EVERY_MS = 2_000;
const ROBOT_EVERY_MS = 400;
const LOOK_EVERY_MS = 10_000;

/** Simulates shoppers for a number of minutes, and measures what the shop uses and whether that still grows. */
export async function measureSoak(
  stack: Stack,
  paths: readonly string[],
  minutes: number,
  note: (line: Line) => void,
): Promise<void> {
  console.log(
    `\n${minutes} minutes, ${SHOPPERS} shoppers with baskets, a robot at every product, and made-up addresses`,
  );
  const ended = new AbortController();
  const looks = look(stack, ended.signal);
  const products = await productPaths(async (path) => (await fetch(stack.origin + path)).text());
  const others = [
    visit(stack.origin, madeUp(100_000), STRANGER_EVERY_MS, ended.signal),
    visit(stack.origin, products, ROBOT_EVERY_MS, ended.signal),
  ];
  const { views, failed, failures } = await measureShoppers(stack, paths, {
    shoppers: SHOPPERS,
    seconds: minutes * 60,
  });
  ended.abort();
  await Promise.all(others);
  if (failed > 0) console.log(`  ${failuresIn(failures)}`);
  const { halves, most } = judgeSoak(await looks);
  const [first, second] = halves;
  note({ what: 'pages', measured: views, unit: '' });
  note({ what: 'failed', measured: failed, unit: '', budget: 0 });
  note({ what: 'resident at most', measured: most.resident, unit: 'MB', budget: BUDGET.resident });
  note({ what: 'resident, first half', measured: first.resident, unit: 'MB' });
  note({ what: 'resident, second half', measured: second.resident, unit: 'MB' });
  const growth = second.resident / first.resident;
  note({ what: '… to first half', measured: growth, unit: '×', budget: BUDGET.growth });
  note({ what: 'in caches, first half', measured: first.cached, unit: 'MB' });
  note({ what: 'in caches, second half', measured: second.cached, unit: 'MB' });
  note({ what: 'heap in use, second half', measured: second.heap, unit: 'MB' });
  note({ what: 'open files, first half', measured: first.files, unit: '' });
  note({
    what: 'open files, second half',
    measured: second.files,
    unit: '',
    budget: first.files + BUDGET.files,
  });
}

/**
 * Returns the median of each measure in both halves, and its maximum. The first third is ignored as the start: in an
 * hour that is longer than the robot takes to request every product, and until then the caches fill.
 */
export function judgeSoak(looks: readonly Use[]): { halves: readonly [Use, Use]; most: Use } {
  const settled = looks.slice(Math.ceil(looks.length / 3));
  const half = Math.ceil(settled.length / 2);
  const of = (some: readonly Use[], pick: (values: number[]) => number): Use => ({
    resident: pick(some.map(({ resident }) => resident)),
    cached: pick(some.map(({ cached }) => cached)),
    heap: pick(some.map(({ heap }) => heap)),
    files: pick(some.map(({ files }) => files)),
  });
  return {
    halves: [of(settled.slice(0, half), middle), of(settled.slice(half), middle)],
    most: of(looks, (values) => Math.max(...values)),
  };
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Samples what the shop uses every ten seconds until aborted, and prints every thirtieth sample. */
async function look(stack: Stack, signal: AbortSignal): Promise<Use[]> {
  const looks: Use[] = [];
  while (!signal.aborted) {
    const told = await readUse(stack.origin).catch(() => null);
    const use = told && { ...told, resident: residentWith(stack.shopPid()) ?? told.resident };
    if (use) looks.push(use);
    if (use && looks.length % 30 === 1)
      console.log(
        `  ${new Date().toISOString().slice(11, 16)} ${use.resident.toFixed(0)} MB resident, ${use.heap.toFixed(0)} MB heap, ${use.cached.toFixed(0)} MB cached, ${use.files} files`,
      );
    await setTimeout(LOOK_EVERY_MS, null, { signal }).catch(() => null);
  }
  return looks;
}

/** Requests the addresses in turn, over and over, until aborted. */
async function visit(origin: string, paths: readonly string[], everyMs: number, signal: AbortSignal) {
  for (let at = 0; !signal.aborted; at += 1) {
    await fetch(origin + (paths[at % paths.length] ?? '/')).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    await setTimeout(everyMs, null, { signal }).catch(() => null);
  }
}
