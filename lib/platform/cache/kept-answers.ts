import { join } from 'node:path';
import { config, isBuild } from '../config.ts';
import { log } from '../observe/log.ts';
import { existingSingleton, processSingleton } from '../process-singleton.ts';
import { mendAnswersFile, openAnswersFile, readAnswersFile } from './kept-answers/file.ts';
import { createKeeper, type KeptAnswers } from './kept-answers/keeper.ts';
import { shareAnswers } from './kept-answers/shared.ts';
import { sharedAnswers } from './shared-memory.ts';

/** Under which this process has them. */
const KEPT_ANSWERS = 'kept-answers';
/** Of one machine on its disk. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Apart from what was promised: it is no part of a copy, and can be thrown away. */
const fileOf = (dataFolder: string): string => join(dataFolder, 'kept', 'answers.sqlite');
/** What the build read of the services. */
const builtIn = (folder: string): string => join(folder, '.next', 'answers.sqlite');

/**
 * Before the first request, and in one process: sees that the machine's file can be used, and takes over what the build
 * was made from, so that pages made ahead can be made again in an outage.
 * @param folder that holds the build
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

/** From now on this process keeps what it is answered, on disk and, with `REDIS_URL`, for all machines. */
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

/** What this process keeps beyond its end; null where it keeps nothing. */
export const keptAnswers = (): KeptAnswers | null =>
  existingSingleton<KeptAnswers>(KEPT_ANSWERS) ?? (isBuild() ? keptByBuild() : null);
