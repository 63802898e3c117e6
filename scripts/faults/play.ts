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

/** Whose faults a shop may be started in: without its database it does not start, since it could promise nothing. */
const RESTARTED = ['graphql', 'rest', 'content', 'search', 'redis', 'mail'];
/** A host that failed once is left alone for two minutes: only a start has it asked again. */
const LEFT_ALONE = new Set(['search']);
const OPENING_TRIES = 10;
const OPENING_PAUSE_MS = 3_000;

/** Every fault of every service, a row each, with everything that shoppers do; prints a line for each row. */
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
  // The last are those that few ask for first.
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

/** What was away in the row before is back for some time, and may not yet be asked. */
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
 * What this machine takes for each thing while all is well, four times over, and no less than a second.
 * @throws when something cannot be had at all
 */
async function measureSlack(row: Row): Promise<Slack> {
  const taken = new Map<string, number>();
  for (const { name, run, expected } of cellsOf({ ...row, thanked: [] }, () => 0)) {
    const isHad = ({ status }: Reply) => (expected.statuses ?? [200]).includes(status);
    let reply = await run();
    // What is asked for first is made first, on a machine that has much else to do.
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
