import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { deliverDue } from './deliver.ts';

const POLL_MS = 250;

/** Delivers events to the shop as long as the application runs; without an address they stay in the store. */
export async function webhooks(app: FastifyInstance, parts: Parts): Promise<void> {
  const { webhookUrl: commerce, contentWebhookUrl: content } = parts.config;
  if (commerce === null && content === null) return;
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= deliverDue(parts, { commerce, content })
      .catch((error: unknown) => {
        process.stderr.write(`Webhooks: ${error instanceof Error ? error.message : String(error)}\n`);
      })
      .finally(() => {
        round = null;
      });
  }, POLL_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
