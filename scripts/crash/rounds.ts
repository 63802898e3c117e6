import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedCatalogue } from '../../sandbox/demo/seed/catalogue.ts';
import { all, run } from '../../sandbox/store/rows.ts';
import { openStore } from '../../sandbox/store/store.ts';
import { buyOn, type Ledger } from './buyer.ts';
import { faultsOf } from './check.ts';

const BUYERS = 8;
/** How long the buyers go on after the first of them has paid, in milliseconds: a random time between these. */
const SHORTEST = 200;
const LONGEST = 1500;

export interface Outcome {
  rounds: number;
  placed: number;
  paid: number;
  faults: string[];
}

/**
 * Runs rounds in which eight buyers check out while the sandbox is killed (`kill -9`) at a random moment, then started
 * again and checked. One of the products sells out meanwhile.
 */
export async function crashRounds(rounds: number, told: (round: number) => void): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const file = join(folder, 'sandbox.sqlite');
  const ledger: Ledger = { placed: new Map(), paid: new Map(), underway: new Map() };
  try {
    const stock = prepare(file);
    const faults: string[] = [];
    for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
      await liveAndDie(folder, [...stock.keys()], ledger);
      const store = openStore(file);
      faults.push(...faultsOf(store, ledger, stock).map((fault) => `Round ${round}: ${fault}`));
      store.close();
      told(round);
    }
    return { rounds, placed: ledger.placed.size, paid: ledger.paid.size, faults };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates a small shop. Returns the stock of the products to buy, by their id. */
function prepare(file: string): Map<number, number> {
  const store = openStore(file);
  seedCatalogue(store, { products: 60 });
  store.exec('DELETE FROM orders');
  const products = all<{ id: number }>(
    store,
    `SELECT id FROM product WHERE availability = 'Available' AND stock > 0
       AND NOT EXISTS (SELECT 1 FROM product_option WHERE product_id = product.id) ORDER BY id LIMIT 3`,
  );
  const stock = new Map(products.map(({ id }, index) => [id, index === 0 ? 20 : 1_000_000]));
  for (const [id, units] of stock) run(store, 'UPDATE product SET stock = ? WHERE id = ?', units, id);
  store.close();
  return stock;
}

async function liveAndDie(folder: string, products: readonly number[], ledger: Ledger): Promise<void> {
  const { child, origin, ended } = await start(folder);
  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    const own: Ledger = { ...ledger, underway: new Map() };
    const share = [...ledger.underway].filter((__, at) => at % BUYERS === index);
    for (const [cart, state] of share) own.underway.set(cart, state);
    await buyOn(origin, products[index % products.length] ?? 0, own);
    return own.underway;
  });
  // On a busy machine the very first payment may take longer than a round.
  while (ledger.paid.size === 0 && child.exitCode === null) await wait(SHORTEST);
  await wait(SHORTEST + Math.random() * (LONGEST - SHORTEST));
  child.kill('SIGKILL');
  await ended;
  const left = await Promise.all(buyers);
  ledger.underway.clear();
  for (const carts of left) for (const [cart, state] of carts) ledger.underway.set(cart, state);
}

async function start(
  folder: string,
): Promise<{ child: ChildProcess; origin: string; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, ['sandbox/demo/server.ts'], {
    env: {
      ...process.env,
      SANDBOX_DATA: folder,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      // This tests the store, with more calls than any plan allows.
      SANDBOX_REST_QUOTA: '1000000',
      BIGCOMMERCE_ACCESS_TOKEN: 'crash',
      BIGCOMMERCE_STOREFRONT_TOKEN: 'crash',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += String(piece);
    });
  }
  for (;;) {
    const origin = /Sandbox: (\S+)/.exec(said)?.[1];
    if (origin) return { child, origin, ended };
    if (child.exitCode !== null) throw new Error(said);
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
}
