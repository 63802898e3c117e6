import next from 'next';
import { config, ConfigError } from './lib/platform/config.ts';
import { builtIn } from './lib/platform/front/built.ts';
import { createFront } from './lib/platform/front/front.ts';
import { log } from './lib/platform/log.ts';
import { made } from './lib/platform/shared.ts';

const LONGEST_GOODBYE_MS = 15_000;

/** Serves the built shop on `PORT`, until SIGTERM, Ctrl-C, or the end of the process that started it. */
async function main(): Promise<void> {
  // Until it serves, there is nothing to finish.
  let goodbye: () => void = () => process.exit(0);
  const end = () => goodbye();
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  process.channel?.unref();

  const settings = config();
  const shop = next({ dev: false, quiet: true, dir: import.meta.dirname, port: settings.port });
  await shop.prepare();
  const handle = shop.getRequestHandler();
  const { server, drain } = createFront(
    (request, response) => handle(request, response),
    settings,
    builtIn(import.meta.dirname),
  );
  server.on('error', (error) => {
    console.error(`The shop cannot listen on port ${settings.port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(settings.port, () => log('info', 'listening', { port: settings.port }));

  goodbye = () => {
    goodbye = () => undefined;
    drain();
    setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
    const ends = ['outbox', 'tracing'].map((name) => made<{ stop(): Promise<void> }>(name)?.stop());
    server.close(() => void Promise.allSettled([shop.close(), ...ends]).finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
