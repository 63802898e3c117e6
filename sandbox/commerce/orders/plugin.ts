import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { advanceDue } from './advance.ts';

const POLL_MS = 500;

/** Moves due orders on twice a second until the application closes. */
export async function orderClock(app: FastifyInstance, parts: Parts): Promise<void> {
  const timer = setInterval(() => {
    try {
      advanceDue(parts);
    } catch (error) {
      process.stderr.write(`Orders: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }, POLL_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
