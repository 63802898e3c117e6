import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { createReplyReader, encodeCommand, type Reply, RedisRefusal } from './resp.ts';

export type Connection = {
  /** @throws when no reply comes in time, or Redis refuses. */
  send: (...command: (string | Buffer)[]) => Promise<Reply>;
  /** For everything that is not the reply to a command, such as messages of a channel. */
  onMessage: (reply: Reply) => void;
  close(): void;
};

type Waiting = { settle: (reply: Reply) => void; fail: (error: Error) => void; timer: NodeJS.Timeout };

/**
 * Connects to a Redis by its address (`redis://user:secret@host:port/database`, `rediss:` with TLS) and signs in there.
 * @param patienceMs for connecting, and then for each reply; the connection is closed when one takes longer.
 * @param onClose told once, however it came to an end.
 */
export async function openConnection(
  address: string,
  patienceMs: number,
  onClose: () => void,
): Promise<Connection> {
  const url = new URL(address);
  const waiting: Waiting[] = [];
  const at = { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 6379) };
  const socket: Socket =
    url.protocol === 'rediss:' ? connectSecure({ ...at, servername: at.host }) : connectPlain(at);
  socket.setNoDelay(true);
  socket.unref();

  const connection: Connection = {
    send: (...command) =>
      new Promise((settle, fail) => {
        const tooLate = () => {
          if (waiting.includes(one)) socket.destroy(new Error('no reply in time'));
        };
        // This process may have been the one that was busy: what has arrived meanwhile is read first.
        const timer = setTimeout(() => setImmediate(tooLate), patienceMs);
        const one = { settle, fail, timer };
        waiting.push(one);
        if (socket.destroyed) end(new Error('closed'));
        else socket.write(encodeCommand(command));
      }),
    onMessage: () => undefined,
    close: () => socket.destroy(),
  };

  const end = (error: Error) => {
    for (const { fail, timer } of waiting.splice(0)) {
      clearTimeout(timer);
      fail(error);
    }
  };
  const read = createReplyReader((reply) => {
    const isMessage = Array.isArray(reply) && String(reply[0]) === 'message';
    const first = isMessage ? undefined : waiting.shift();
    if (!first) return connection.onMessage(reply);
    clearTimeout(first.timer);
    if (reply instanceof RedisRefusal) first.fail(reply);
    else first.settle(reply);
  });
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : undefined);
    }
  });
  let reason = new Error('closed');
  socket.on('error', (error) => {
    reason = error;
  });
  socket.once('close', () => {
    end(reason);
    onClose();
  });

  try {
    await signIn(connection, url);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

async function signIn({ send }: Connection, { username, password, pathname }: URL): Promise<void> {
  const database = pathname.slice(1);
  if (password) await send('AUTH', decodeURIComponent(username) || 'default', decodeURIComponent(password));
  if (database) await send('SELECT', database);
  if (!password && !database) await send('PING');
}
