import { inspect } from 'node:util';
import next from 'next';
import { config, ConfigError } from './lib/platform/config.ts';
import { takeConsole } from './lib/platform/observe/console-lines.ts';
import { DATA_FOLDER, openDataFolder } from './lib/platform/durable/data-folder.ts';
import { readEnvironmentFiles } from './lib/platform/environment-files.ts';
import { builtIn } from './lib/platform/edge/built.ts';
import { createFront } from './lib/platform/edge/front.ts';
import { log } from './lib/platform/observe/log.ts';
import { existingSingleton, processSingleton } from './lib/platform/process-singleton.ts';

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

  readEnvironmentFiles(import.meta.dirname);
  const settings = config();
  processSingleton(DATA_FOLDER, () => openDataFolder(settings.dataFolder));
  takeConsole();
  const { host, port } = settings;
  const shop = next({ dev: false, quiet: true, dir: import.meta.dirname, port });
  await shop.prepare();
  const handle = shop.getRequestHandler();
  const { server, drain } = createFront(
    (request, response) => handle(request, response),
    settings,
    builtIn(import.meta.dirname),
  );
  server.on('error', (error) => {
    giveUp(`The shop cannot listen on port ${port}: ${error.message}`);
  });
  server.listen({ host, port }, () => log('info', 'listening', { host, port }));

  goodbye = () => {
    goodbye = () => undefined;
    drain();
    setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
    const ends = ['outbox', 'tracing', 'redis', 'redis.answers'].map((name) =>
      existingSingleton<{ stop(): unknown }>(name)?.stop(),
    );
    server.close(() => void Promise.allSettled([shop.close(), ...ends]).finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
}

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

main().catch((error: unknown) => giveUp(error instanceof ConfigError ? error.message : inspect(error)));
