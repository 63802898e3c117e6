import { log } from '../log.ts';
import { createBreaker } from '../resilience/breaker.ts';
import { shared } from '../shared.ts';
import { type Connection, openConnection } from './connection.ts';
import { type Reply, RedisRefusal } from './resp.ts';

/** Reliability guide §3.2: 50 ms for everything, then five seconds without. */
const PATIENCE_MS = 50;
const AWAY_MS = 5_000;
/** A channel may be quiet for long; so often it is tried whether it still stands. */
const TRY_CHANNEL_MS = 5_000;
const CHANNEL_PATIENCE_MS = 1_000;
const HEAR_AGAIN_MS = 1_000;

export type Redis = {
  /** The reply; undefined when Redis is away, slow or refuses, and one has to do without. Never throws. */
  ask(...command: (string | Buffer)[]): Promise<Reply | undefined>;
  /**
   * Hears a channel from now on.
   * @param onHearing told whenever messages from before may have been missed.
   */
  hear(channel: string, onMessage: (message: string) => void, onHearing: () => void): void;
};

/**
 * Several commands at a time over one connection, and one more for each channel.
 * @param patience times every limit.
 */
export function createRedis(address: string, patience: number): Redis {
  const breaker = shared('breaker.redis', () => createBreaker({ openFor: AWAY_MS, leastCalls: 1 }));
  let connection: Promise<Connection> | null = null;

  function connected(): Promise<Connection> {
    connection ??= openConnection(address, PATIENCE_MS * patience, () => {
      connection = null;
    });
    return connection;
  }

  async function hear(...given: Parameters<Redis['hear']>): Promise<void> {
    const [channel, onMessage, onHearing] = given;
    let trying: NodeJS.Timeout | undefined;
    let ear: Connection | undefined;
    const again = () => {
      clearInterval(trying);
      setTimeout(() => void hear(...given), HEAR_AGAIN_MS).unref();
    };
    try {
      ear = await openConnection(address, CHANNEL_PATIENCE_MS * patience, again);
      const { send } = ear;
      trying = setInterval(() => void send('PING').catch(() => undefined), TRY_CHANNEL_MS).unref();
      ear.onMessage = (reply) => {
        if (Array.isArray(reply)) onMessage(String(reply[2]));
      };
      await send('SUBSCRIBE', channel);
      onHearing();
    } catch {
      // Its end calls for another try.
      ear?.close();
    }
  }

  function doWithout(error: unknown): undefined {
    if (breaker.waitMs() === 0)
      log('warn', 'redis', { fault: error instanceof Error ? error.message : 'unknown' });
    breaker.pause(AWAY_MS);
  }

  return {
    async ask(...command) {
      if (breaker.waitMs() > 0) return undefined;
      try {
        const { send } = await connected();
        return await send(...command).catch((error: unknown) => {
          if (error instanceof RedisRefusal) return undefined;
          throw error;
        });
      } catch (error) {
        return doWithout(error);
      }
    },
    hear: (...given) => void hear(...given),
  };
}
