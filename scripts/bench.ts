import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keeps, type Line, print } from './bench/budgets.ts';
import { measureEdge } from './bench/edge.ts';
import { measureFirstVisits } from './bench/first-visit.ts';
import { measureLoad } from './bench/load.ts';
import { quickCalls } from './bench/quick.ts';
import { measureShoppers, verdictOf } from './bench/shoppers.ts';
import { measureSoak } from './bench/soak.ts';
import { measureVitals } from './bench/vitals.ts';
import { weigh } from './bench/weight.ts';
import { buildIfChanged } from './lib/build.ts';
import { prepareEnvironment } from './lib/environment.ts';
import { printProblem } from './lib/problem.ts';
import { finished, main, run, stop } from './lib/processes.ts';
import { startSandbox } from './lib/servers.ts';
import { type Stack, startStack } from './lib/stack.ts';
import { filledStore, testSandbox } from './lib/test-store.ts';

const root = join(import.meta.dirname, '..');

/** Budgets: gzipped kilobytes, milliseconds, Lighthouse scores. */
const BUDGET = {
  script: 155,
  /** For pages whose content is a form or is rendered by script: basket, lists, sign-in. */
  scriptOfForms: 190,
  /** Until the page is idle, deferred scripts included. */
  scriptInAll: 190,
  files: 15,
  html: 40,
  lcp: 1_800,
  tbt: 100,
  cls: 0.02,
  performance: 95,
  others: 100,
  search: 50,
  quick: 100,
};

/** Number of calls in thirty seconds that the platform's smallest plans allow. */
const SMALLEST_QUOTA = 150;

/** Number of made-up addresses, unless `--made-up` gives another. */
const STRANGERS = 1_000;

const LISTING = '/washing-machines';
/** SKU of a product that shows everything a page can show. */
const LARGE = 'TARN-TW914-WH';

type Pages = Awaited<ReturnType<typeof pagesOf>>;

const lines: Line[] = [];
const note = (line: Line) => {
  lines.push(line);
  print(line);
};

/**
 * The heap limit that V8 chooses with 2 GB of memory: half of it. The lower the limit, the sooner it collects garbage.
 */
const OF_TWO_GIGABYTES = { NODE_OPTIONS: '--max-old-space-size=1024' };

/**
 * `npm run bench`: measures the built shop: requests per second and p99 by page type, what a first visit loads, pages
 * rendered per request, twice the load, Lighthouse on a phone, and the sandbox's search. `-- --million` also searches a
 * million products (takes minutes), `-- --no-search` skips the search; `-- --shoppers` only measures a hundred shoppers
 * with baskets at the platform's smallest quota, `-- --soak 60` only that many minutes of shoppers, `-- --edge` only
 * front and renderers, with `--made-up N` made-up addresses.
 */
await main(async () => {
  const { env, dataFolder } = prepareEnvironment(root);
  const source = await testSandbox(env, await filledStore(root, env));
  const sandbox = await startSandbox(root, source);
  await buildIfChanged(root, source, join(dataFolder, 'build.json'));
  await stop(sandbox);

  const { values } = parseArgs({
    options: { 'made-up': { type: 'string' }, soak: { type: 'string' } },
    strict: false,
  });
  const strangers = Number(values['made-up'] ?? STRANGERS);
  if (process.argv.includes('--edge')) {
    await measureEdge(note, strangers);
    return verdict();
  }
  if (values.soak !== undefined) {
    const stack = await startStack('soak', 'own', undefined, { SHOP_RENDERERS: '1', ...OF_TWO_GIGABYTES });
    const { catalogue, places, others } = await pagesOf(stack);
    const paths = [...Object.values(catalogue), ...Object.values(places), others['basket shell']];
    await measureSoak(stack, paths, Number(values.soak), note);
    await stack.stop();
    return verdict();
  }
  const stack = await startStack('bench', 'own', SMALLEST_QUOTA);
  if (process.argv.includes('--shoppers')) {
    await shoppersWithBaskets(stack, await pagesOf(stack));
    await stack.stop();
    return lines.every(keeps) ? 0 : 1;
  }
  const pages = await pagesOf(stack);
  console.log('\nA first visit, gzipped');
  for (const [name, path] of Object.entries({ ...pages.catalogue, ...pages.places }))
    await weighPage(stack, name, path, BUDGET.script);
  for (const [name, path] of Object.entries(pages.shells))
    await weighPage(stack, name, path, BUDGET.scriptOfForms);
  await visitPages(stack, { ...pages.catalogue, ...pages.places });
  console.log('\nUnder load, 8 callers on this machine');
  for (const [name, path] of Object.entries({ ...pages.catalogue, ...pages.others }))
    await loadPage(stack, name, path);
  await quickSearchUnderLoad(stack);
  await shoppersWithBaskets(stack, pages);
  console.log('\nLighthouse on a phone');
  await judgePages(stack, pages.catalogue);
  await stack.stop();
  await measureEdge(note, strangers);

  if (!process.argv.includes('--no-search')) await search(env, '1200');
  if (process.argv.includes('--million')) await search(env, '1000000');
  return verdict();
}, printProblem);

/** Lists what is over budget and returns the exit code. */
function verdict(): number {
  const over = lines.filter((line) => !keeps(line));
  const budgeted = lines.filter(({ budget }) => budget !== undefined);
  console.log(`\n${budgeted.length - over.length} within budget, ${over.length} over`);
  for (const line of over) print(line);
  return over.length > 0 ? 1 : 0;
}

async function pagesOf({ sandbox, env }: Stack) {
  const answer = await fetch(`${sandbox}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${env['BIGCOMMERCE_STOREFRONT_TOKEN']}`,
    },
    body: JSON.stringify({ query: `{ site { product(sku: "${LARGE}") { path } } }` }),
  });
  const { data } = (await answer.json()) as { data: { site: { product: { path: string } } } };
  const product = data.site.product.path.replace(/\/$/, '');
  return {
    catalogue: { home: '/', listing: LISTING, product },
    /** Every other page type that is rendered ahead. */
    places: {
      department: '/laundry',
      'all of a department': '/laundry/all',
      maker: '/brands/tarnside',
      'filtered listing': '/washing-machines?capacity=9-kg',
    },
    shells: {
      basket: '/cart',
      wishlist: '/wishlist',
      'multibuy list': '/multibuy-list',
      'sign-in': '/login',
    },
    others: {
      'filtered listing': '/washing-machines?sort=price-up',
      'basket shell': '/cart',
      'basket call': '/api/get-cart',
      'unknown path': '/no-such-thing',
      'search results': '/search-alg?q=quiet+washing+machine',
      'platform search': '/search?q=washing+machine&sort=price-up',
    },
  };
}

async function weighPage(stack: Stack, name: string, path: string, script: number): Promise<void> {
  const { htmlKb, scriptKb, styleKb } = await weigh(stack.origin, path);
  note({ what: `${name}: HTML`, measured: htmlKb, unit: 'KB', budget: BUDGET.html });
  note({ what: `${name}: scripts`, measured: scriptKb, unit: 'KB', budget: script });
  note({ what: `${name}: styles`, measured: styleKb, unit: 'KB' });
}

async function visitPages(stack: Stack, pages: Record<string, string>): Promise<void> {
  const visits = await measureFirstVisits(stack, Object.values(pages));
  for (const [at, name] of Object.keys(pages).entries()) {
    const { scriptKb = Number.NaN, files = Number.NaN } = visits[at] ?? {};
    note({
      what: `${name}: scripts until quiet`,
      measured: scriptKb,
      unit: 'KB',
      budget: BUDGET.scriptInAll,
    });
    note({ what: `${name}: files of them`, measured: files, unit: '', budget: BUDGET.files });
  }
}

async function loadPage(stack: Stack, name: string, path: string): Promise<void> {
  const { perSecond, p50, p99, failed } = await measureLoad(stack.origin, [path]);
  note({ what: `${name}: requests per second`, measured: perSecond, unit: '/s' });
  print({ what: `${name}: p50`, measured: p50, unit: 'ms' });
  print({ what: `${name}: p99`, measured: p99, unit: 'ms' });
  note({ what: `${name}: failed`, measured: failed, unit: '', budget: 0 });
}

/** Load of the quick search on the search service, as when typing letter by letter. */
async function quickSearchUnderLoad({ sandbox, env }: Stack): Promise<void> {
  const { perSecond, p50, p99, failed } = await measureLoad(sandbox, await quickCalls(env), { callers: 4 });
  print({ what: 'quick search: requests per second', measured: perSecond, unit: '/s' });
  print({ what: 'quick search: p50', measured: p50, unit: 'ms' });
  note({ what: 'quick search: p99', measured: p99, unit: 'ms', budget: BUDGET.quick });
  note({ what: 'quick search: failed', measured: failed, unit: '', budget: 0 });
}

async function shoppersWithBaskets(stack: Stack, { catalogue, others }: Pages): Promise<void> {
  const paths = [
    ...Object.values(catalogue),
    '/laundry',
    '/washing-machines?brand=tarnside',
    others['basket shell'],
  ];
  const result = await measureShoppers(stack, paths);
  note({ what: '100 shoppers with baskets: failed', measured: result.failed, unit: '', budget: 0 });
  note({ what: '… at a quota of', measured: result.quota, unit: 'calls', budget: SMALLEST_QUOTA });
  console.log(`\n${verdictOf(result)}`);
}

async function judgePages(stack: Stack, pages: Record<string, string>): Promise<void> {
  const results = await measureVitals(stack, Object.values(pages));
  for (const [at, name] of Object.keys(pages).entries()) {
    const result = results[at];
    if (!result) continue;
    const { scores, lcp, tbt, cls, complaints } = result;
    for (const [category, measured] of Object.entries(scores)) {
      const budget = category === 'performance' ? BUDGET.performance : BUDGET.others;
      note({ what: `${name}: ${category}`, measured, unit: '', budget, atLeast: true });
    }
    note({ what: `${name}: largest paint`, measured: lcp, unit: 'ms', budget: BUDGET.lcp });
    note({ what: `${name}: blocking time`, measured: tbt, unit: 'ms', budget: BUDGET.tbt });
    note({ what: `${name}: layout shift`, measured: cls, unit: '', budget: BUDGET.cls });
    for (const complaint of complaints) console.log(`      ${complaint}`);
  }
}

async function search(env: Record<string, string>, products: string): Promise<void> {
  console.log(
    `\nThe sandbox's search, ${Number(products).toLocaleString('en-GB')} products (p99 ≤ ${BUDGET.search} ms)`,
  );
  await finished(run(join(root, 'scripts/bench/search.ts'), ['--products', products], { root, env }));
}
