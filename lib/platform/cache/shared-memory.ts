import { config } from '../config.ts';
import { createRedis, type Redis } from './redis.ts';
import { processSingleton } from '../process-singleton.ts';

const connect = (name: string): Redis | null =>
  processSingleton(name, () => {
    const { redisUrl, patience } = config();
    return redisUrl === null ? null : createRedis(redisUrl, patience, name);
  });

/** The memory that all machines share; null if each has its own, without `REDIS_URL`. */
export const sharedMemory = () => connect('redis');

/** The same for whole answers, on a separate connection, so that small values do not queue behind large ones. */
export const sharedAnswers = () => connect('redis.answers');
