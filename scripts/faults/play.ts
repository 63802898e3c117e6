import { setTimeout } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../sandbox/demo/seed/customers/data/people.ts';
import { cellsOf, type Row, SEEN, type Slack } from './cells.ts';
import { faultsOfPromises, type Promised } from './promises.ts';
import { type RowResult, runRestart, runRow } from './row.ts';
import type { Service } from './services.ts';
import type { Stage } from './stage.ts';
import { productPaths } from '../lib/sitemap.ts';
import { stockUp } from '../lib/stock.ts';
import { addOne, fieldsOf, heldPass, openVisitor, type Reply, toTill, type Visitor } from '../lib/visitor.ts';

export type Total = { passed: number; failed: string[] };

/**
 * Services during whose faults the shop may be started. Without its database it does not start, since it could not keep
 * its promises.
 */
const RESTARTED = ['graphql', 'rest', 'content', 'search', 'redis', 'mail'];
/** A host that failed once is not called for two minutes, unless the shop is restarted. */
const LEFT_ALONE = new Set(['search']);
const OPENING_TRIES = 10;
const OPENING_PAUSE_MS = 3_000;

/** Tries every fault of every service with all actions of shoppers, and prints a line for each. */
export async function playOutages(
  { stack, services }: Stage,
  isWanted: (fault: string) => boolean,
  total: Total,
): Promise<void> {
  if (services.length === 0) return;
  const { origin, sandbox, env } = stack;
  const secret = env['SESSION_SECRET'] ?? '';
  const guest = openVisitor(origin);
  const customer = await signedIn(origin);
  // In reverse order, because the last products are unlikely to have been requested.
  const unseen = (await productPaths(async (path) => (await guest.ask(path)).body)).toReversed();
  const [id = '', sku = ''] = fieldsOf((await guest.ask(SEEN.product)).body, 'product', 'sku');
  const product = { id, sku, path: SEEN.product };
  stockUp(stack, id);
  const thanked: string[] = [];
  const promised: Promised[] = [];
  let number = 0;

  const nextRow = async (): Promise<Row> => {
    number += 1;
    const buyer = openVisitor(origin);
    const till = await patiently(async () => {
      await addOne(buyer, SEEN.product);
      return toTill(buyer, `buyer-${number}@example.org`, secret);
    });
    return {
      shoppers: { guest, customer, buyer, newcomer: openVisitor(origin) },
      till,
      product,
      unseen,
      pass: () => heldPass(secret),
      number,
      thanked,
    };
  };
  const note = (what: string, { cells, calls, recoveryMs }: RowResult) => {
    const failed = cells.filter(({ faults }) => faults.length > 0);
    const slowest = seconds(Math.max(...cells.map(({ ms }) => ms)));
    const statuses = Object.entries(Object.groupBy(cells, ({ status }) => status))
      .map(([status, all]) => `${all?.length} × ${status}`)
      .join(', ');
    const times = `slowest ${slowest}, ${calls} calls, well after ${seconds(recoveryMs)}`;
    const lines = failed.map(({ name, faults }) => `  ${what}: ${name} ${faults.join(', ')}`);
    total.passed += cells.length - failed.length;
    total.failed.push(...lines);
    console.log(`  ${what.padEnd(28)} ${statuses.padEnd(34)} ${times}, ${failed.length} failed`);
    for (const line of lines) console.log(`  ${line}`);
  };

  const restart = async () => {
    await stack.stopShop('killed');
    await stack.startShop();
  };
  const slack = await measureSlack(await nextRow());
  const outage = async (service: Service, fault: string) => ({
    service,
    fault,
    row: await nextRow(),
    slack,
    sandbox,
  });
  for (const service of services) {
    const faults = service.faults.filter(isWanted);
    console.log(`\n${service.name}`);
    for (const fault of faults) {
      if (LEFT_ALONE.has(service.name)) await restart();
      const given = await outage(service, fault);
      note(`${service.name} ${fault}`, await runRow(given));
      promised.push({ to: `buyer-${given.row.number}@example.org`, subject: 'Your order' });
    }
    if (RESTARTED.includes(service.name) && faults.includes('down'))
      note(`${service.name} down, restart`, await runRestart(await outage(service, 'down'), restart));
  }
  promised.push(...thanked.map((to) => ({ to, subject: 'We have your message' })));
  const lost = await faultsOfPromises(env['SANDBOX_DATA'] ?? '', promised);
  total.passed += promised.length - lost.length;
  total.failed.push(...lost);
  console.log(`\n${promised.length} letters were promised; ${promised.length - lost.length} came, once each`);
  for (const fault of lost) console.log(`  ${fault}`);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Retries, because a service that recovered from the previous row may not be called yet. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < OPENING_TRIES; tries += 1) {
    const done = await work().catch(() => undefined);
    if (done !== undefined) return done;
    await setTimeout(OPENING_PAUSE_MS);
  }
  return work();
}

async function signedIn(origin: string): Promise<Visitor> {
  const visitor = openVisitor(origin);
  await visitor.send('/api/login', { email: 'demo@hobwright.example', password: DEMO_PASSWORD });
  return visitor;
}

/**
 * Measures how long each action takes on this machine without a fault. The slack is four times that, but at least a
 * second.
 * @throws Error when an action fails
 */
async function measureSlack(row: Row): Promise<Slack> {
  const taken = new Map<string, number>();
  for (const { name, run, expected } of cellsOf({ ...row, thanked: [] }, () => 0)) {
    const isHad = ({ status }: Reply) => (expected.statuses ?? [200]).includes(status);
    let reply = await run();
    // The first requests of a page fill the caches, which may be slow on a busy machine.
    for (let tries = 1; !isHad(reply) && tries < OPENING_TRIES; tries += 1) {
      await setTimeout(OPENING_PAUSE_MS);
      reply = await run();
    }
    if (!isHad(reply))
      throw new Error(`Before any outage “${name}” is answered ${reply.status}: ${reply.body.slice(0, 200)}`);
    taken.set(name, reply.ms);
  }
  const longest = Math.max(...taken.values());
  return (cell) => Math.max(1_000, 4 * (taken.get(cell) ?? longest));
}
