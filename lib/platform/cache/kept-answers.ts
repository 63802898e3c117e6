import { join } from 'node:path';
import { config, isBuild } from '../config.ts';
import { log } from '../observe/log.ts';
import { existingSingleton, processSingleton } from '../process-singleton.ts';
import { mendAnswersFile, openAnswersFile, readAnswersFile } from './kept-answers/file.ts';
import { createKeeper, type KeptAnswers } from './kept-answers/keeper.ts';
import { shareAnswers } from './kept-answers/shared.ts';
import { sharedAnswers } from './shared-memory.ts';

/** The name among the singletons of the process, and in the log. */
const KEPT_ANSWERS = 'kept-answers';
/** Maximum size of a machine's file on disk. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Separate from the outbox and other promises: not backed up, and may be deleted. */
const fileOf = (dataFolder: string): string => join(dataFolder, 'kept', 'answers.sqlite');
/** What the build read from the services. */
const builtIn = (folder: string): string => join(folder, '.next', 'answers.sqlite');

/**
 * Prepares the machine's file; called by one process before the first request. Replaces a damaged file, and adds the
 * answers from which the build was made, so that prerendered pages can be rendered again during an outage.
 * @param folder that contains the build
 */
export function prepareKeptAnswers(dataFolder: string, folder: string): void {
  try {
    mendAnswersFile(fileOf(dataFolder));
    const file = openAnswersFile(fileOf(dataFolder), MOST_BYTES);
    file.keep(readAnswersFile(builtIn(folder)));
    file.close();
  } catch (error) {
    log('warn', KEPT_ANSWERS, { fault: error instanceof Error ? error.message : 'unknown' });
  }
}

/** Makes this process keep the answers of upstreams, on disk and, with `REDIS_URL`, for all machines. */
export function startKeptAnswers(): void {
  const redis = sharedAnswers();
  processSingleton(KEPT_ANSWERS, () =>
    createKeeper({
      file: openAnswersFile(fileOf(config().dataFolder), MOST_BYTES),
      shared: redis && shareAnswers(redis),
    }),
  );
}

const keptByBuild = (): KeptAnswers =>
  processSingleton(KEPT_ANSWERS, () =>
    createKeeper({
      file: openAnswersFile(builtIn(process.cwd()), MOST_BYTES, 'delete'),
      shared: null,
      everyMs: 0,
    }),
  );

/** Returns the store of answers that outlives this process; null if it keeps none. */
export const keptAnswers = (): KeptAnswers | null =>
  existingSingleton<KeptAnswers>(KEPT_ANSWERS) ?? (isBuild() ? keptByBuild() : null);
