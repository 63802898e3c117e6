import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { deliverDue } from './deliver.ts';
import { makeShopHooks } from './hooks.ts';

const POLL_MS = 250;

/** Delivers webhooks until the application closes. */
export async function webhooks(app: FastifyInstance, parts: Parts): Promise<void> {
  const { webhookUrl } = parts.config;
  const work = async (): Promise<void> => {
    if (!parts.store.isOpen) return;
    // Every time, because a store that was reset has no hooks.
    if (webhookUrl !== null) makeShopHooks(parts, webhookUrl);
    await deliverDue(parts);
  };
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= work()
      .catch((error: unknown) => {
        process.stderr.write(`Webhooks: ${error instanceof Error ? error.message : String(error)}\n`);
      })
      .finally(() => {
        round = null;
      });
  }, POLL_MS);
  timer.unref();
  if (webhookUrl !== null) makeShopHooks(parts, webhookUrl);
  app.addHook('onClose', async () => clearInterval(timer));
}
