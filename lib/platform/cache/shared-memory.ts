import { config } from '../config.ts';
import { createRedis, type Redis } from './redis.ts';
import { processSingleton } from '../process-singleton.ts';

const connect = (name: string): Redis | null =>
  processSingleton(name, () => {
    const { redisUrl, patience } = config();
    return redisUrl === null ? null : createRedis(redisUrl, patience, name);
  });

/** What all machines of the shop remember together; null where each remembers for itself (`REDIS_URL`). */
export const sharedMemory = () => connect('redis');

/** The same for whole answers, over a connection of its own: what is small does not wait behind what is large. */
export const sharedAnswers = () => connect('redis.answers');
