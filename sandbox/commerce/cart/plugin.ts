import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';

/** “Carts are valid for 30 days from the last modification” (the platform's `carts.v3.yml`). */
const LIFE_MS = 30 * 86_400_000;
const POLL_MS = 60_000;

/** Deletes carts that have not changed for thirty days. */
export function forgetOldCarts({ store, clock }: Pick<Parts, 'store' | 'clock'>): void {
  run(store, 'DELETE FROM cart WHERE updated_at <= ?', clock() - LIFE_MS);
}

/** Runs `forgetOldCarts` every minute until the application closes. A failure is reported on stderr. */
export async function cartClock(app: FastifyInstance, parts: Parts): Promise<void> {
  const timer = setInterval(() => {
    try {
      forgetOldCarts(parts);
    } catch (error) {
      process.stderr.write(`Carts: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }, POLL_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
