import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resetStore } from '@hobwright/sandbox/store/reset.ts';
import { openStore } from '@hobwright/sandbox/store/store.ts';
import { fillStore } from './fill.ts';
import { progressOn } from './seed/progress.ts';

const USAGE = `node sandbox/demo/seed.ts [--products N] [--reset] [--seed N] [--today YYYY-MM-DD] [--store FILE]

  --products  how many (2000); up to 2000 the planned catalogue scaled down, above it bulk goods for load tests
  --reset     empty the store first, carts, customers and orders included
  --seed      the same number makes the same catalogue
  --today     the day that promotions and pre-orders are reckoned from (the day it is)
  --store     the file (.data/sandbox.sqlite, or the folder in SANDBOX_DATA)
`;

/** Parses a whole number of an option. @throws naming the option when it is not one */
function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}.`);
  return Number(text);
}

function day(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const instant = Date.parse(`${text}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(instant))
    throw new Error(`--today takes a day such as 2026-11-20, not ${text}.`);
  return instant;
}

function main(): void {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      products: option,
      seed: option,
      today: option,
      store: option,
      reset: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const products = whole('products', values.products);
  const seed = whole('seed', values.seed);
  const today = day(values.today);
  const store = openStore(values.store ?? join(process.env['SANDBOX_DATA'] ?? '.data', 'sandbox.sqlite'));
  try {
    if (values.reset) resetStore(store);
    fillStore(store, {
      onProgress: progressOn(process.stdout),
      ...(products === undefined ? {} : { products }),
      ...(seed === undefined ? {} : { seed }),
      ...(today === undefined ? {} : { today }),
    });
  } finally {
    store.close();
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
