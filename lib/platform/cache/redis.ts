import { Redis as Client, ReplyError } from 'ioredis';
import { log } from '../observe/log.ts';
import { createBreaker } from '../upstreams/resilience/breaker.ts';
import { processSingleton } from '../process-singleton.ts';

/** A reply may take 50 ms (reliability guide §3.2). If too many take longer, Redis is not used for five seconds. */
const PATIENCE_MS = 50;
const AWAY_MS = 5_000;
const LEAST_CALLS = 5;
/** A connection on which a reply is outstanding for this long is replaced. */
const SILENCE_MS = 1_000;
const LONGEST_RETRY_MS = 1_000;
/** How often a channel's connection is tested, because it may be silent for long. */
const TRY_CHANNEL_MS = 5_000;

/** A reply of Redis: a number, bytes, nothing, or a list of these. */
export type Reply = number | Buffer | null | Reply[];

export type Redis = {
  /** Sends a command and returns its reply; undefined if Redis is away, slow or refuses it. Never rejects. */
  ask(command: string, ...rest: (string | Buffer)[]): Promise<Reply | undefined>;
  /**
   * Subscribes to a channel.
   * @param onHearing called whenever earlier messages may have been missed
   */
  hear(channel: string, onMessage: (message: string) => void, onHearing: () => void): void;
  /** Closes its connections for good. */
  stop(): void;
};

/**
 * Connects to Redis, with one connection for commands, which are pipelined, and another for each channel. A lost
 * command is not sent again, and no command waits for a reconnection.
 * @param address `redis://user:secret@host:port/database`, or `rediss:` with TLS
 * @param patience factor of every time limit
 * @param name in logs and metrics
 */
export function createRedis(address: string, patience: number, name: string): Redis {
  const breaker = createBreaker({ openFor: AWAY_MS, leastCalls: LEAST_CALLS });
  const client = new Client(address, {
    // RESP3 replies have other shapes, and older servers only speak RESP2.
    protocol: 2,
    connectTimeout: SILENCE_MS * patience,
    commandTimeout: PATIENCE_MS * patience,
    socketTimeout: SILENCE_MS * patience,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(tries * 50, LONGEST_RETRY_MS),
  });
  const ears: Client[] = [];
  // Read by health checks and metrics.
  processSingleton(`breaker.${name}`, () => ({
    state: () => (client.status === 'ready' ? breaker.state() : 'open'),
  }));

  const note = (error: unknown) =>
    log('warn', name, { fault: error instanceof Error ? error.message : 'unknown' });
  let isNoted = false;
  client.on('ready', () => {
    isNoted = false;
  });
  client.on('error', (error) => {
    if (!isNoted) note(error);
    isNoted = true;
  });

  return {
    async ask(command, ...rest) {
      if (client.status === 'reconnecting') return undefined;
      const entered = breaker.enter();
      if ('waitMs' in entered) return undefined;
      try {
        const reply = await client.callBuffer(command, ...rest);
        entered.record(true);
        return reply as Reply;
      } catch (error) {
        const wasOpen = breaker.state() === 'open';
        entered.record(error instanceof ReplyError);
        if (!wasOpen && breaker.state() === 'open') note(error);
        return undefined;
      }
    },
    hear(channel, onMessage, onHearing) {
      const ear = client.duplicate({ autoResubscribe: false, commandTimeout: SILENCE_MS * patience });
      ears.push(ear);
      ear.on('error', () => undefined);
      ear.on('message', (_, message) => onMessage(message));
      ear.on('ready', () => void ear.subscribe(channel).then(onHearing, () => ear.disconnect(true)));
      const trying = setInterval(() => void ear.ping().catch(() => undefined), TRY_CHANNEL_MS * patience);
      trying.unref();
      ear.on('end', () => clearInterval(trying));
    },
    stop() {
      for (const connection of [client, ...ears]) connection.disconnect();
    },
  };
}
