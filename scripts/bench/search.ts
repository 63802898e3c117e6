import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openProductSearch } from '../../sandbox/search/product-search.ts';
import { seedCatalogue } from '../../sandbox/demo/seed/catalogue.ts';
import type { Store } from '../../sandbox/store/store.ts';
import { openStore } from '../../sandbox/store/store.ts';
import { enlarge } from './enlarge.ts';
import { pageTypes } from './search-pages.ts';

/**
 * Measures the product search by page type, without HTTP and GraphQL.
 * `node scripts/bench/search.ts [--products N] [--requests N] [--store FILE] [--json]`
 * Reports both elapsed time and processor time, which a busy machine does not lengthen. A given store is only read;
 * otherwise a temporary one is filled.
 */
const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '300' },
    store: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** Milliseconds at quantile `q` of ascending times. */
function quantile(times: Float64Array, q: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(2).padStart(8)} ms`;
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

function filled(folder: string, products: number): Store {
  const store = openStore(join(folder, 'bench.sqlite'));
  seedCatalogue(store, { products: Math.min(products, 2000) });
  enlarge(store, products, (done) => progress(`Filling the store: ${done} of ${products} products`));
  progress('');
  return store;
}

function measure(store: Store, requests: number) {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  const before = process.memoryUsage();
  const started = performance.now();
  const search = openProductSearch(store);
  const buildSeconds = (performance.now() - started) / 1000;
  collectGarbage();
  const after = process.memoryUsage();
  const pages = pageTypes(store, search).map(({ name, next }) => {
    const times = new Float64Array(requests);
    const work = new Float64Array(requests);
    for (let i = -20; i < requests; i++) {
      const request = next();
      const used = process.cpuUsage();
      const from = performance.now();
      search.search(request);
      if (i >= 0) times[i] = performance.now() - from;
      if (i >= 0) work[i] = process.cpuUsage(used).user / 1000;
    }
    times.sort();
    work.sort();
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    return { page: name, p50, p99, cpuP99: quantile(work, 0.99) };
  });
  const { total } = search.search({ offset: 0, limit: 0, facets: false });
  const megabytes = (after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed) / 1e6;
  return {
    products: total,
    buildSeconds,
    megabytes,
    peakMegabytes: process.resourceUsage().maxRSS / 1e3,
    pages,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
try {
  const store = options.store ? openStore(options.store) : filled(folder, Number(options.products));
  const result = measure(store, Number(options.requests));
  store.close();
  if (options.json) console.log(JSON.stringify(result));
  else {
    console.log(
      `${result.products} products: index built in ${result.buildSeconds.toFixed(1)} s, ${result.megabytes.toFixed(0)} MB held, ${result.peakMegabytes.toFixed(0)} MB at most`,
    );
    for (const { page, p50, p99, cpuP99 } of result.pages) {
      console.log(`${page.padEnd(26)} p50 ${ms(p50)}   p99 ${ms(p99)}   of it computing, p99 ${ms(cpuP99)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
