import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { all } from '../store/rows.ts';
import { setPrice } from './changes.ts';

const POLL_MS = 1_000;

type Ended = { id: number; price: number; since: number };

/**
 * Returns products to their normal price from the planned end of their promotion. A product that fails is reported on
 * stderr and tried again next time.
 */
export function endSales(parts: Parts): void {
  const ended = all<Ended>(
    parts.store,
    `SELECT p.id, p.price, e.ends_at AS since FROM price_event AS e JOIN product AS p ON p.id = e.product_id
     WHERE e.kind = 'promotion' AND e.ends_at <= ? AND p.sale_price IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM price_event AS next WHERE next.product_id = p.id AND next.starts_at >= e.ends_at)`,
    parts.clock(),
  );
  for (const { id, price, since } of ended) {
    try {
      setPrice(parts, id, { price, salePrice: null, since });
    } catch (error) {
      report(error);
    }
  }
}

/** Runs `endSales` every second until the application closes. */
export async function saleClock(app: FastifyInstance, parts: Parts): Promise<void> {
  const timer = setInterval(() => {
    try {
      endSales(parts);
    } catch (error) {
      report(error);
    }
  }, POLL_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function report(error: unknown): void {
  process.stderr.write(`Sales: ${error instanceof Error ? error.message : String(error)}\n`);
}
