import { config } from './config.ts';
import { createRedis, type Redis } from './redis/redis.ts';
import { shared } from './shared.ts';

/** What all machines of the shop remember together; null where each remembers for itself (`REDIS_URL`). */
export const sharedMemory = (): Redis | null =>
  shared('redis', () => {
    const { redisUrl, patience } = config();
    return redisUrl === null ? null : createRedis(redisUrl, patience);
  });
