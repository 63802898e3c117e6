import next from 'next';
import { config, ConfigError } from './lib/platform/config.ts';
import { createFront } from './lib/platform/front/front.ts';
import { log } from './lib/platform/log.ts';

const LONGEST_GOODBYE_MS = 15_000;

/** Serves the built shop on `PORT`, until SIGTERM, Ctrl-C, or the end of the process that started it. */
async function main(): Promise<void> {
  const settings = config();
  const shop = next({ dev: false, quiet: true, dir: import.meta.dirname });
  await shop.prepare();
  const handle = shop.getRequestHandler();
  const { server, drain } = createFront((request, response) => handle(request, response), settings);

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    drain();
    setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
    server.close(() => {
      shop.close().then(
        () => process.exit(0),
        () => process.exit(0),
      );
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  process.channel?.unref();

  server.on('error', (error) => {
    console.error(`The shop cannot listen on port ${settings.port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(settings.port, () => log('info', 'listening', { port: settings.port }));
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
