import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { prepareKeptAnswers } from './lib/platform/cache/kept-answers.ts';
import { config, ConfigError } from './lib/platform/config.ts';
import { DATA_FOLDER, openDataFolder } from './lib/platform/durable/data-folder.ts';
import { prepareDatabase } from './lib/platform/durable/prepare.ts';
import { endInSteps } from './lib/platform/edge/end-in-steps.ts';
import { createFront } from './lib/platform/edge/front.ts';
import { boundSharedPieces } from './lib/platform/edge/memory.ts';
import { createRendererPool } from './lib/platform/edge/renderers/pool.ts';
import { createSupervisor } from './lib/platform/edge/renderers/supervisor.ts';
import { readEnvironmentFiles } from './lib/platform/environment-files.ts';
import { takeConsole } from './lib/platform/observe/console-lines.ts';
import { log } from './lib/platform/observe/log.ts';
import { processSingleton } from './lib/platform/process-singleton.ts';

const LONGEST_GOODBYE_MS = 15_000;

/** Serves the shop on `PORT`, until SIGTERM, Ctrl-C, or the end of the process that started it. */
async function main(): Promise<void> {
  // Until it serves, there is nothing to finish.
  let goodbye: () => void = () => process.exit(0);
  const end = () => goodbye();
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  process.channel?.unref();

  boundSharedPieces();
  readEnvironmentFiles(import.meta.dirname);
  const settings = config();
  processSingleton(DATA_FOLDER, () => openDataFolder(settings.dataFolder));
  await prepareDatabase(settings);
  prepareKeptAnswers(settings.dataFolder, import.meta.dirname);
  const { host, port, development } = settings;
  if (!development) takeConsole();
  const pool = createRendererPool();
  // One core is the front's; and of two that compile for hot reload each would undo the other's work.
  const count = development ? 1 : (settings.renderers ?? Math.max(1, availableParallelism() - 1));
  const renderers = createSupervisor(
    join(import.meta.dirname, 'renderer.ts'),
    count,
    pool,
    // While one compiles it answers late, and nothing is wrong with it.
    development ? null : undefined,
  );
  goodbye = () => {
    renderers.kill();
    process.exit(0);
  };
  await renderers.start();
  const { server, drain, warmUp } = createFront(pool, settings);
  server.on('error', (error) => {
    renderers.kill();
    giveUp(`The shop cannot listen on port ${port}: ${error.message}`);
  });
  server.listen({ host, port }, () => log('info', 'listening', { host, port }));
  const warm = () => void warmUp(settings.warmPages);
  if (!development && settings.warmPages > 0) warm();

  const close = () => {
    setTimeout(() => {
      renderers.kill();
      process.exit(1);
    }, LONGEST_GOODBYE_MS).unref();
    // Right after whatever has arrived was taken in: what still waits at the door would be turned away unheard.
    setImmediate(() => {
      server.close(() => void renderers.stop().finally(() => process.exit(0)));
      server.closeIdleConnections();
    });
  };
  goodbye = endInSteps({ drain, close }, settings.lameDuckMs);
}

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

main().catch((error: unknown) => giveUp(error instanceof ConfigError ? error.message : inspect(error)));
