import { setTimeout } from 'node:timers/promises';
import { type Cell, cellsOf, type Row, SEEN, type Slack } from './cells.ts';
import { faultsOf } from './judge.ts';
import type { Service } from './services.ts';
import { payByCard, place, type Reply, type Visitor } from '../lib/visitor.ts';

/** Result of a row: every cell with its faults, if any. */
export type RowResult = Readonly<{
  cells: readonly Readonly<{ name: string; status: number; ms: number; faults: readonly string[] }>[];
  calls: number;
  recoveryMs: number;
}>;

/** Number of parallel actions, as of a few shoppers. */
const AT_ONCE = 4;
const RECOVERY_MS = 10_000;
const POLL_MS = 300;
/** Average number of calls to a service that a response may cost, retries included. */
const CALLS_A_CELL = 8;

type Outage = Readonly<{ service: Service; fault: string; row: Row; slack: Slack; sandbox: string }>;

/** Makes a service misbehave, performs all actions, repairs the service and waits until everything works again. */
export async function runRow({ service, fault, row, slack, sandbox }: Outage): Promise<RowResult> {
  const before = await service.calls();
  await service.set(fault);
  const cells = cellsOf(row, slack);
  const replies = await inTurn(cells, AT_ONCE);
  const judged = cells.map(({ name, expected }, at) =>
    judge(name, replies[at], (reply) => faultsOf(reply, expected)),
  );
  const calls = (await service.calls()) - before;
  await service.set('none');
  const started = performance.now();
  const until = started + RECOVERY_MS + slack('recovery');
  const proofs = await recover(row, until);
  const recoveryMs = performance.now() - started;
  const told = replies[cells.findIndex(({ name }) => name === 'order')];
  const ordered = await orderOnce(row, { told, until, sandbox });
  return { cells: [...judged, ...proofs, ...ordered, callsCell(calls, cells.length)], calls, recoveryMs };
}

/** Kills and restarts the shop while a service is unavailable: pages that were requested before must still be there. */
export async function runRestart(
  { service, fault, row, slack }: Outage,
  restart: () => Promise<void>,
): Promise<RowResult> {
  const before = await service.calls();
  await service.set(fault);
  await restart();
  const cells = cellsOf(row, slack).filter(({ name }) => name.startsWith('seen '));
  const replies = await inTurn(cells, AT_ONCE);
  const judged = cells.map(({ name, expected }, at) =>
    judge(name, replies[at], (reply) => faultsOf(reply, expected)),
  );
  const calls = (await service.calls()) - before;
  await service.set('none');
  const started = performance.now();
  const proofs = await recover(row, started + RECOVERY_MS + slack('recovery'));
  return { cells: [...judged, ...proofs], calls, recoveryMs: performance.now() - started };
}

async function inTurn(cells: readonly Cell[], atOnce: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  const waiting = cells.map((cell, at) => ({ cell, at }));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) replies[next.at] = await next.cell.run();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return replies;
}

function judge(name: string, reply: Reply | undefined, by: (reply: Reply) => string[]) {
  const faults = reply ? by(reply) : ['was not tried'];
  return { name, status: reply?.status ?? 0, ms: reply?.ms ?? 0, faults };
}

const callsCell = (calls: number, cells: number) => ({
  name: 'calls of the service',
  status: 200,
  ms: 0,
  faults: calls > cells * CALLS_A_CELL ? [`${calls} for ${cells} answers`] : [],
});

/** Checks that everything that needs a service works again within ten seconds, without a restart. */
async function recover(row: Row, until: number) {
  const { guest, customer, buyer } = row.shoppers;
  const fresh = () => Math.round(performance.now());
  const proofs: readonly (readonly [string, () => Promise<Reply>])[] = [
    ['again: new list', () => guest.ask(`/washing-machines?price=1-${1_000 + fresh()}`)],
    ['again: search', () => guest.ask(`/search-alg?q=oven+${fresh()}`)],
    ['again: help', () => guest.ask(SEEN.help)],
    ['again: basket', () => buyer.ask(`/api/get-cart?cartId=${row.till.cartId}`)],
    ['again: account', () => customer.ask('/account')],
    ['again: find address', () => guest.send('/api/find-address', { postcode: 'LS6 3BN' })],
    ['again: price alert', () => alert(guest, row)],
  ];
  return Promise.all(
    proofs.map(async ([name, run]) => {
      const reply = await tried(run, until);
      return judge(name, reply, ({ status }) => (status === 200 ? [] : [`still answers ${status}`]));
    }),
  );
}

/** Repeats a request until it succeeds, or until an instant of `performance.now()`. */
async function tried(run: () => Promise<Reply>, until: number): Promise<Reply> {
  let reply = await run();
  for (; reply.status !== 200 && performance.now() < until; reply = await run()) await setTimeout(POLL_MS);
  return reply;
}

const alert = (guest: Visitor, { product, number, pass }: Row) =>
  guest.send('/api/price-alert', {
    email: `waits-${number}@example.org`,
    pass: pass(),
    pounds: '1',
    path: product.path,
    productId: product.id,
    sku: product.sku,
    productName: 'A washer',
  });

type Pressed = Readonly<{ told: Reply | undefined; until: number; sandbox: string }>;

/**
 * Repeats the order that was placed in the outage until it is answered: there must be one order, which is then paid
 * once.
 */
async function orderOnce({ shoppers: { buyer }, till }: Row, { told: first, until, sandbox }: Pressed) {
  const orderOf = ({ status, body }: Reply) =>
    status === 200 ? (JSON.parse(body) as { order: number; token: string | null }) : null;
  const told = first ? orderOf(first) : null;
  const again = await tried(() => place(buyer, till), until);
  const placed = orderOf(again);
  const faults: string[] = [];
  if (!placed) faults.push(`answers ${again.status} when pressed again: ${again.body.slice(0, 120)}`);
  if (told && placed && told.order !== placed.order)
    faults.push(`is told as ${told.order} and as ${placed.order}`);
  if (placed?.token) {
    const paid = await payByCard(sandbox, placed.token, till.key);
    if (paid < 200 || paid >= 300) faults.push(`is not paid: ${paid}`);
    const settled = await buyer.send('/api/checkout/settle', {});
    if (!/"state":"(paid|waiting)"/.test(settled.body))
      faults.push(`is not known as paid: ${settled.body.slice(0, 80)}`);
  }
  return [{ name: 'one order', status: again.status, ms: again.ms, faults }];
}
