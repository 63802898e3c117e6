import { Redis as Client, ReplyError } from 'ioredis';
import { log } from '../observe/log.ts';
import { createBreaker } from '../upstreams/resilience/breaker.ts';
import { processSingleton } from '../process-singleton.ts';

/** Reliability guide §3.2: 50 ms for an answer. Where too many come later, five seconds without. */
const PATIENCE_MS = 50;
const AWAY_MS = 5_000;
const LEAST_CALLS = 5;
/** A connection that owes a reply for so long is made anew. */
const SILENCE_MS = 1_000;
const LONGEST_RETRY_MS = 1_000;
/** A channel may be quiet for long; so often it is tried whether it still stands. */
const TRY_CHANNEL_MS = 5_000;

/** What Redis answers: a number, bytes, none, or a list of these. */
export type Reply = number | Buffer | null | Reply[];

export type Redis = {
  /** The reply; undefined when Redis is away, slow or refuses, and one has to do without. Never throws. */
  ask(command: string, ...rest: (string | Buffer)[]): Promise<Reply | undefined>;
  /**
   * Hears a channel from now on.
   * @param onHearing told whenever messages from before may have been missed.
   */
  hear(channel: string, onMessage: (message: string) => void, onHearing: () => void): void;
  /** Ends its connections, for good. */
  stop(): void;
};

/**
 * Several commands at a time over one connection, and one more for each channel. What is lost on the way is not sent a
 * second time, and nothing waits for a connection that is to come back.
 * @param address `redis://user:secret@host:port/database`, or `rediss:` with TLS.
 * @param patience times every limit.
 * @param name under which it stands in logs and metrics.
 */
export function createRedis(address: string, patience: number, name: string): Redis {
  const breaker = createBreaker({ openFor: AWAY_MS, leastCalls: LEAST_CALLS });
  const client = new Client(address, {
    // Replies of the third protocol differ in shape, and older servers have the second only.
    protocol: 2,
    connectTimeout: SILENCE_MS * patience,
    commandTimeout: PATIENCE_MS * patience,
    socketTimeout: SILENCE_MS * patience,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(tries * 50, LONGEST_RETRY_MS),
  });
  const ears: Client[] = [];
  // Health and metrics look at this one.
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
