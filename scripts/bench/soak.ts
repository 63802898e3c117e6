import { setTimeout } from 'node:timers/promises';
import type { Stack } from '../lib/stack.ts';
import { madeUp } from './addresses.ts';
import type { Line } from './budgets.ts';
import { failuresIn, measureShoppers } from './shoppers.ts';
import { readUse, type Use } from './usage.ts';

/**
 * Megabytes of front and renderer together; what the second half may have grown by beside what the caches hold, which
 * fill up to their bound (`CACHE_MEMORY_MB`) and no further; files beyond those of the first.
 */
const BUDGET = { resident: 600, growth: 1.05, files: 20 };

/** A page each every three seconds, and an address that nobody has asked for among them. */
const SHOPPERS = 15;
const STRANGER_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 10_000;

/** Shoppers for so many minutes: what the shop then holds, and whether that still grows. */
export async function measureSoak(
  stack: Stack,
  paths: readonly string[],
  minutes: number,
  note: (line: Line) => void,
): Promise<void> {
  console.log(`\n${minutes} minutes, ${SHOPPERS} shoppers with baskets, and made-up addresses`);
  const ended = new AbortController();
  const looks = look(stack.origin, ended.signal);
  const strangers = strange(stack.origin, ended.signal);
  const { views, failed, failures } = await measureShoppers(stack, paths, {
    shoppers: SHOPPERS,
    seconds: minutes * 60,
  });
  ended.abort();
  await strangers;
  if (failed > 0) console.log(`  ${failuresIn(failures)}`);
  const { halves, most } = judgeSoak(await looks);
  const [first, second] = halves;
  note({ what: 'pages', measured: views, unit: '' });
  note({ what: 'failed', measured: failed, unit: '', budget: 0 });
  note({ what: 'resident at most', measured: most.resident, unit: 'MB', budget: BUDGET.resident });
  note({ what: 'resident, first half', measured: first.resident, unit: 'MB' });
  note({ what: 'resident, second half', measured: second.resident, unit: 'MB' });
  note({ what: 'in caches, first half', measured: first.cached, unit: 'MB' });
  note({ what: 'in caches, second half', measured: second.cached, unit: 'MB' });
  note({ what: 'beside caches, first half', measured: first.beside, unit: 'MB' });
  note({ what: 'beside caches, second half', measured: second.beside, unit: 'MB' });
  const growth = second.beside / first.beside;
  note({ what: '… to first half', measured: growth, unit: '×', budget: BUDGET.growth });
  note({ what: 'heap in use, second half', measured: second.heap, unit: 'MB' });
  note({ what: 'open files, first half', measured: first.files, unit: '' });
  note({
    what: 'open files, second half',
    measured: second.files,
    unit: '',
    budget: first.files + BUDGET.files,
  });
}

/** `beside`: resident megabytes that are no cache's. */
type Held = Use & { beside: number };

/** The middle of each measure in each half, and the most of each; the first tenth is the start's. */
export function judgeSoak(looks: readonly Use[]): { halves: readonly [Held, Held]; most: Held } {
  const settled = looks.slice(Math.ceil(looks.length / 10));
  const half = Math.ceil(settled.length / 2);
  const of = (some: readonly Use[], pick: (values: number[]) => number): Held => ({
    resident: pick(some.map(({ resident }) => resident)),
    cached: pick(some.map(({ cached }) => cached)),
    beside: pick(some.map(({ resident, cached }) => resident - cached)),
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

/** What the shop uses, every ten seconds until told to stop; a minute's line is printed. */
async function look(origin: string, signal: AbortSignal): Promise<Use[]> {
  const looks: Use[] = [];
  while (!signal.aborted) {
    const use = await readUse(origin).catch(() => null);
    if (use) looks.push(use);
    if (use && looks.length % 30 === 1)
      console.log(
        `  ${new Date().toISOString().slice(11, 16)} ${use.resident.toFixed(0)} MB resident, ${use.heap.toFixed(0)} MB heap, ${use.cached.toFixed(0)} MB cached, ${use.files} files`,
      );
    await setTimeout(LOOK_EVERY_MS, null, { signal }).catch(() => null);
  }
  return looks;
}

async function strange(origin: string, signal: AbortSignal): Promise<void> {
  const addresses = madeUp(100_000);
  for (let at = 0; !signal.aborted; at += 1) {
    await fetch(origin + (addresses[at % addresses.length] ?? '/')).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
    await setTimeout(STRANGER_EVERY_MS, null, { signal }).catch(() => null);
  }
}
