import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How the gate misbehaves; each value except `none` imitates a fault of the service behind it. */
export type GateFault =
  | 'none'
  | 'down'
  | 'hang'
  | 'slow'
  | 'malformed'
  | 'truncated'
  | '5xx'
  | '429'
  | 'unauthorised';

/** How a protocol reports an error, too many calls and a failed sign-in. */
export type Refusals = Readonly<Record<'5xx' | '429' | 'unauthorised', Buffer>> & {
  /** Whether the server speaks first, so that a refusal is its greeting. */
  greets: boolean;
};

export type Gate = Readonly<{
  port: number;
  set(fault: GateFault): void;
  /** Number of connections since the start. */
  calls(): number;
  close(): void;
}>;

const LATE_MS = 3_000;
const TRUNCATED_AFTER = 12;

/** Opens a port in front of another port or a Unix socket, which can be made to misbehave. */
export async function openGate(
  target: { port: number } | { path: string },
  refusals: Refusals,
): Promise<Gate> {
  let fault: GateFault = 'none';
  let calls = 0;
  const pairs = new Set<readonly [Socket, Socket]>();

  const server = createServer((client) => {
    calls += 1;
    if (fault === 'down') return client.destroy();
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (refusals.greets && isRefusal(fault)) return client.end(refusals[fault]);
    client.on('data', (chunk) => {
      if (fault === 'hang') return;
      if (isRefusal(fault)) return client.write(refusals[fault]);
      if (fault === 'malformed') return client.write('<br>?\r\n');
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (fault === 'hang' || fault === 'malformed' || isRefusal(fault)) return;
      if (fault === 'truncated') return client.end(chunk.subarray(0, TRUNCATED_AFTER));
      if (fault === 'slow') return void setTimeout(() => client.writable && client.write(chunk), LATE_MS);
      client.write(chunk);
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next;
      // Open connections are cut when the server goes down, and when it recovers.
      if (next === 'down' || next === 'none')
        for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    calls: () => calls,
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}

const isRefusal = (fault: GateFault): fault is '5xx' | '429' | 'unauthorised' =>
  fault === '5xx' || fault === '429' || fault === 'unauthorised';

/** An error with which PostgreSQL refuses a connection. */
function postgresError(code: string, words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

export const REFUSALS: Readonly<Record<'mail' | 'redis' | 'postgres', Refusals>> = {
  mail: {
    greets: true,
    '5xx': Buffer.from('554 No service here\r\n'),
    '429': Buffer.from('421 Too many connections\r\n'),
    unauthorised: Buffer.from('530 Authentication required\r\n'),
  },
  redis: {
    greets: false,
    '5xx': Buffer.from('-LOADING Redis is loading the dataset in memory\r\n'),
    '429': Buffer.from('-ERR max number of clients reached\r\n'),
    unauthorised: Buffer.from('-NOAUTH Authentication required.\r\n'),
  },
  postgres: {
    greets: false,
    '5xx': postgresError('57P03', 'the database system is starting up'),
    '429': postgresError('53300', 'sorry, too many clients already'),
    unauthorised: postgresError('28P01', 'password authentication failed'),
  },
};
