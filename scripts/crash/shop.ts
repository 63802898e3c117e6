import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { hasPostgres, startPostgres } from '../lib/postgres.ts';
import { fieldsOf, openVisitor } from '../lib/visitor.ts';
import { type Stack, startStack } from '../lib/stack.ts';
import { stockUp } from '../lib/stock.ts';
import { type Place, type Promises, shop } from './journey.ts';
import { brokenPromises } from './kept.ts';

export type ShopOutcome = { killed: Record<string, number>; promises: Promises; faults: string[] };

const SHOPPERS = 3;
/** How long shoppers go on before something is killed, in milliseconds: a random time between these. */
const SHORTEST = 300;
const LONGEST = 8_000;
/** The longest time that anything postponed by an outage takes. */
const LATEST_MS = 600_000;
const LOOK_EVERY_MS = 3_000;
const WASHER = '/tarnside-tw-914-9kg-washing-machine';
const QUOTA = 1_000_000;

/**
 * Runs rounds in which shoppers set alerts, buy, pay and cancel at the shop, while the shop, the sandbox or PostgreSQL
 * is killed at a random moment and started again. Then checks every promise.
 */
export async function crashShop(rounds: number, told: (line: string) => void): Promise<ShopOutcome> {
  const postgres = hasPostgres ? await startPostgres() : undefined;
  const more = { SHOP_RENDERERS: '1', ...(postgres && { DATABASE_URL: await postgres.database() }) };
  const stack = await startStack('crash', 'own', QUOTA, more);
  const victims: Record<string, () => Promise<void>> = {
    shop: () => restart(stack),
    sandbox: () => stack.cutSandbox(),
    ...(postgres && {
      postgres: async () => {
        await postgres.kill();
        await postgres.start();
      },
    }),
  };
  const promises: Promises = { placed: new Map(), paid: new Map(), cancelled: new Set(), alerts: new Set() };
  const killed: Record<string, number> = {};
  try {
    const at = await placeOf(stack);
    stockUp(stack, at.product.id);
    for (let round = 1; round <= rounds; round += 1) {
      const names = Object.keys(victims);
      const victim = names[Math.floor(Math.random() * names.length)] ?? 'shop';
      const shopping = Promise.all(
        Array.from({ length: SHOPPERS }, (_, index) =>
          shop(`shopper-${round}-${index}`, index % 2 === 1, at, promises),
        ),
      );
      // The promise is awaited below; this avoids an unhandled rejection before that.
      shopping.catch(() => undefined);
      await setTimeout(SHORTEST + Math.random() * (LONGEST - SHORTEST));
      await victims[victim]?.();
      killed[victim] = (killed[victim] ?? 0) + 1;
      await shopping;
      told(
        `${round} of ${rounds}: ${victim} killed; ${promises.paid.size} orders, ${promises.cancelled.size} cancelled`,
      );
    }
    await tellOfThePrice(stack, Number(at.product.id));
    return { killed, promises, faults: await settled(stack, promises) };
  } finally {
    await stack.stop();
    await postgres?.[Symbol.asyncDispose]();
  }
}

/** As after a power cut. */
async function restart(stack: Stack): Promise<void> {
  await stack.stopShop('killed');
  await stack.startShop();
}

async function placeOf({ origin, sandbox, env }: Stack): Promise<Place> {
  for (;;) {
    const { body } = await openVisitor(origin).ask(WASHER);
    const [id = '', sku = ''] = fieldsOf(body, 'product', 'sku');
    if (id !== '')
      return { origin, sandbox, secret: env['SESSION_SECRET'] ?? '', product: { id, sku, path: WASHER } };
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Sends the platform's event that a product has changed until it is accepted. */
async function tellOfThePrice({ origin, env }: Stack, id: number): Promise<void> {
  const body = JSON.stringify({
    scope: 'store/product/updated',
    data: { type: 'product', id },
    hash: randomUUID(),
  });
  const key = Buffer.from(env['BIGCOMMERCE_CLIENT_SECRET'] ?? '').toString('base64');
  for (let status = 0; status !== 200; await setTimeout(LOOK_EVERY_MS)) {
    const [event, at] = [randomUUID(), new Date()];
    const answer = await fetch(`${origin}/api/webhooks/commerce`, {
      method: 'POST',
      headers: {
        'webhook-id': event,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(key).sign(event, at, body),
      },
      body,
    }).catch(() => null);
    status = answer?.status ?? 0;
  }
}

/** Returns the broken promises once nothing more can arrive. */
async function settled({ env }: Stack, promises: Promises): Promise<string[]> {
  const until = performance.now() + LATEST_MS;
  for (;;) {
    const { faults, mayComeYet } = brokenPromises(env['SANDBOX_DATA'] ?? '', promises);
    if (!mayComeYet || performance.now() > until) return faults;
    await setTimeout(LOOK_EVERY_MS);
  }
}
