import { type Stack, startStack } from '../lib/stack.ts';
import { madeUp, narrowedLists, searches } from './addresses.ts';
import type { Line } from './budgets.ts';
import { missingTools, startNginx, wrk } from './debian.ts';
import { measureLoad } from './load.ts';
import { measureOverload } from './overload.ts';
import { measureMemory, readProcessorMs } from './usage.ts';

type Note = (line: Line) => void;

/** Pages per second of one renderer, milliseconds, and ratios. */
const BUDGET = {
  made: 130,
  madeP99: 200,
  processorMs: 8,
  aheadOfNginx: 0.35,
  againOfNginx: 0.25,
  goodOfKnee: 0.8,
  refusedP99: 100,
};

const READERS = 16;
const SECONDS = 5;
/** Time within which V8 has compiled the code of a page type, as in a shop that has been running for a while. */
const OPENING_SECONDS = 15;
const PARTS = 4;

/** Requested first, as after every start: renders what many pages share. */
const OPENING = ['/', '/washing-machines', '/search?q=dryer', '/search-alg?q=dryer'];

/**
 * Measures pages rendered per request, cached pages, prerendered pages compared with nginx, twice the load, and made-up
 * addresses.
 * @param strangers number of made-up addresses
 */
export async function measureEdge(note: Note, strangers: number): Promise<void> {
  const one = await open('1', note);
  const knee = await madePerRequest(one, 'one renderer', note, BUDGET);
  await besideNginx(one, note);
  await twiceTheLoad(one, knee, note);
  await madeUpAddresses(one, strangers, note);
  await one.stop();
  const two = await open('2', note);
  const both = await madePerRequest(two, 'two renderers', note, {});
  await two.stop();
  note({ what: 'two renderers to one: narrowed lists', measured: both / knee, unit: '×' });
}

let run = 0;

async function open(renderers: string, note: Note): Promise<Stack> {
  const stack = await startStack(`bench-${renderers}`, 'own', undefined, { SHOP_RENDERERS: renderers });
  await measureLoad(stack.origin, OPENING, { callers: 1, once: true });
  console.log(`\nThe first ${OPENING_SECONDS} seconds of each, renderers ${renderers}`);
  run += 1;
  for (const [name, paths] of Object.entries({
    'narrowed lists': narrowedLists(run),
    searches: searches(run),
  })) {
    const { perSecond } = await measureLoad(stack.origin, paths, {
      callers: READERS,
      seconds: OPENING_SECONDS,
    });
    note({ what: `${name}, from cold`, measured: perSecond, unit: '/s' });
  }
  return stack;
}

/** @returns filtered lists per second */
async function madePerRequest(
  { origin }: Stack,
  by: string,
  note: Note,
  { made, madeP99, processorMs }: Partial<typeof BUDGET>,
): Promise<number> {
  console.log(`\nMade per request by ${by}, every address different, ${READERS} readers`);
  run += 1;
  const measure = async (name: string, paths: string[]): Promise<number> => {
    const before = await readProcessorMs(origin);
    const load = await measureLoad(origin, paths, { callers: READERS, seconds: SECONDS });
    const each = ((await readProcessorMs(origin)) - before) / load.asked;
    const { perSecond, p50, p99, failed } = load;
    note({ what: name, measured: perSecond, unit: '/s', atLeast: true, ...(made && { budget: made }) });
    note({ what: `${name}: p50`, measured: p50, unit: 'ms' });
    note({ what: `${name}: p99`, measured: p99, unit: 'ms', ...(madeP99 && { budget: madeP99 }) });
    const what = `${name}: processor time each`;
    note({ what, measured: each, unit: 'ms', ...(processorMs && { budget: processorMs }) });
    note({ what: `${name}: failed`, measured: failed, unit: '', budget: 0 });
    return perSecond;
  };
  const lists = await measure('narrowed lists', narrowedLists(run));
  await measure('searches', searches(run));
  return lists;
}

const AHEAD = { home: '/', listing: '/washing-machines' };
const AGAIN = {
  'narrowed list': '/washing-machines?brand=tarnside&price=200-900',
  search: '/search?q=washing+machine&price=200-900',
};

/** Compares prerendered pages, and pages cached by an earlier request, with nginx serving the same bytes. */
async function besideNginx({ origin }: Stack, note: Note): Promise<void> {
  console.log(`\nBeside nginx with the same bytes, ${READERS} readers`);
  const missing = missingTools();
  if (missing.length > 0) return console.log(`  ${missing.join(' and ')} not installed`);
  const paths = [...Object.values(AHEAD), ...Object.values(AGAIN)];
  const nginx = await startNginx(origin, paths);
  const compare = async (name: string, path: string, budget: number): Promise<void> => {
    const theirs = await wrk(nginx.addressOf(path), SECONDS);
    // A response is cached from the second request on.
    await measureLoad(origin, [path, path], { callers: 1, once: true });
    const ours = await wrk(origin + path, SECONDS);
    note({ what: `${name}: nginx`, measured: theirs, unit: '/s' });
    note({ what: `${name}: the shop`, measured: ours, unit: '/s' });
    note({ what: `${name}: share`, measured: ours / theirs, unit: '', budget, atLeast: true });
  };
  for (const [name, path] of Object.entries(AHEAD))
    await compare(`${name}, made ahead`, path, BUDGET.aheadOfNginx);
  for (const [name, path] of Object.entries(AGAIN))
    await compare(`${name}, asked again`, path, BUDGET.againOfNginx);
  await nginx.stop();
}

/** @param knee filtered lists per second that the shop can render */
async function twiceTheLoad({ origin }: Stack, knee: number, note: Note): Promise<void> {
  console.log('\nTwice as many narrowed lists as it makes');
  run += 1;
  const { good, refused, refusedP99, homeRefused, orders, ordersRefused } = await measureOverload(
    origin,
    narrowedLists(run),
    2 * knee,
  );
  note({
    what: 'made, of the knee',
    measured: good / knee,
    unit: '',
    budget: BUDGET.goodOfKnee,
    atLeast: true,
  });
  note({ what: 'refused', measured: refused, unit: '' });
  note({ what: 'refused: p99', measured: refusedP99, unit: 'ms', budget: BUDGET.refusedP99 });
  note({ what: 'home page: refused', measured: homeRefused, unit: '', budget: 0 });
  note({ what: 'steps to an order', measured: orders, unit: '' });
  note({ what: 'steps to an order: refused', measured: ordersRefused, unit: '', budget: 0 });
}

async function madeUpAddresses({ origin }: Stack, count: number, note: Note): Promise<void> {
  console.log(`\nMemory over ${count.toLocaleString('en-GB')} made-up addresses, front and renderer`);
  const found = await measureMemory(origin, madeUp(count), PARTS);
  for (const [at, { resident, cached }] of found.entries()) {
    const after = Math.round((count * at) / PARTS).toLocaleString('en-GB');
    note({ what: `resident after ${after}`, measured: resident, unit: 'MB' });
    note({ what: `in caches after ${after}`, measured: cached, unit: 'MB' });
  }
}
