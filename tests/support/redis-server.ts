import { type AddressInfo, createServer, type Socket } from 'node:net';

export type TestRedis = AsyncDisposable & {
  url: string;
  /** Stored values by key. */
  values: Map<string, Buffer>;
  /** `hang`: accepts commands but executes none until it is well again; `away`: closes every connection. */
  state: 'well' | 'hang' | 'away';
  /** All commands except those that open a connection. */
  commands: string[];
  /** Deletes all data, as after a start without persistence. */
  loseAll(): void;
};

const BEGINNING: ReadonlySet<string> = new Set(['CLIENT', 'INFO', 'SELECT']);

const bulk = (value: Buffer | string | null) => {
  if (value === null) return Buffer.from('$-1\r\n');
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')]);
};
const list = (items: (Buffer | string)[]) =>
  Buffer.concat([Buffer.from(`*${items.length}\r\n`), ...items.map(bulk)]);
const text = (value: string) => Buffer.from(`+${value}\r\n`);
const timeOf = (ms: number) => [String(Math.floor(ms / 1_000)), String((ms % 1_000) * 1_000)];
const number = (value: number) => Buffer.from(`:${value}\r\n`);

/** Starts a server with the subset of Redis that the shop uses, on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const values = new Map<string, Buffer>();
  const ends = new Map<string, number>();
  const sorted = new Map<string, Map<string, number>>();
  const ears = new Map<Socket, string>();
  const sockets = new Set<Socket>();

  const alive = (key: string) => {
    if ((ends.get(key) ?? Number.POSITIVE_INFINITY) <= Date.now()) values.delete(key);
    return values.get(key) ?? null;
  };
  const members = (key: string) => {
    if ((ends.get(key) ?? Number.POSITIVE_INFINITY) <= Date.now()) sorted.delete(key);
    const known = sorted.get(key) ?? new Map<string, number>();
    sorted.set(key, known);
    return known;
  };
  const score = (given: string) => Number(given.replace('inf', 'Infinity'));
  const within = (key: string, from: string, to: string) =>
    [...members(key)].filter(([, at]) => at >= score(from) && at <= score(to)).map(([member]) => member);

  /** Values stay bytes; everything else is text. */
  function answer(socket: Socket, parts: Buffer[]): Buffer {
    const [name = '', key = '', ...rest] = parts.map(String);
    switch (name.toUpperCase()) {
      case 'CLIENT':
        return text('OK');
      case 'INFO':
        return bulk('redis_version:7.0.15\r\nloading:0\r\n');
      case 'PING':
        return ears.has(socket) ? list(['pong', '']) : text('PONG');
      case 'SELECT':
        return text('OK');
      case 'GET':
        return bulk(alive(key));
      case 'SET': {
        if (rest.includes('NX') && alive(key)) return bulk(null);
        values.set(key, parts[2] ?? Buffer.alloc(0));
        ends.delete(key);
        const px = rest.indexOf('PX');
        if (px > 0) ends.set(key, Date.now() + Number(rest[px + 1]));
        return text('OK');
      }
      case 'TIME':
        return list(timeOf(Date.now()));
      case 'DEL':
        return number(values.delete(key) ? 1 : 0);
      case 'EVAL': {
        // The only script that the shop uses: it increments a counter and returns it with its remaining lifetime.
        const [, counted = '', by, seconds] = rest;
        if (!alive(counted)) ends.set(counted, Date.now() + Number(seconds) * 1_000);
        const next = Number(alive(counted) ?? 0) + Number(by);
        values.set(counted, Buffer.from(String(next)));
        return Buffer.concat([
          Buffer.from('*2\r\n'),
          number(next),
          number((ends.get(counted) ?? 0) - Date.now()),
        ]);
      }
      case 'ZADD': {
        const isGreater = rest[0] === 'GT';
        const pairs = isGreater ? rest.slice(1) : rest;
        for (let at = 0; at < pairs.length; at += 2) {
          const [given, member = ''] = [Number(pairs[at]), pairs[at + 1]];
          const known = (isGreater && members(key).get(member)) || Number.NEGATIVE_INFINITY;
          members(key).set(member, Math.max(given, known));
        }
        return number(pairs.length / 2);
      }
      case 'ZCARD':
        return number(members(key).size);
      case 'ZREM':
        return number(Number(members(key).delete(rest[0] ?? '')));
      case 'ZSCORE': {
        const found = members(key).get(rest[0] ?? '');
        return bulk(found === undefined ? null : String(found));
      }
      case 'ZPOPMIN': {
        const least = [...members(key)].toSorted(([, a], [, b]) => a - b).slice(0, Number(rest[0]));
        for (const [member] of least) members(key).delete(member);
        return list(least.flatMap(([member, at]) => [member, String(at)]));
      }
      case 'ZRANGE':
        return list([...members(key)].flatMap(([member, at]) => [member, String(at)]));
      case 'PEXPIRE':
        ends.set(key, Date.now() + Number(rest[0]));
        return number(1);
      case 'ZRANGEBYSCORE':
        return list(within(key, rest[0] ?? '', rest[1] ?? ''));
      case 'ZREMRANGEBYSCORE': {
        const gone = within(key, rest[0] ?? '', rest[1] ?? '');
        for (const member of gone) members(key).delete(member);
        return number(gone.length);
      }
      case 'SUBSCRIBE':
        ears.set(socket, key);
        return Buffer.concat([Buffer.from('*3\r\n'), bulk('subscribe'), bulk(key), number(1)]);
      case 'PUBLISH':
        for (const [ear, channel] of ears)
          if (channel === key) ear.write(list(['message', key, rest[0] ?? '']));
        return number(ears.size);
      default:
        return Buffer.from(`-ERR unknown command '${name}'\r\n`);
    }
  }

  let state: TestRedis['state'] = 'well';
  /** Answers on each connection what came while it was not well. */
  const debts = new Set<() => void>();
  const redis: Pick<TestRedis, 'state' | 'commands' | 'loseAll'> = {
    get state() {
      return state;
    },
    set state(next) {
      state = next;
      if (state === 'well') for (const pay of debts) pay();
    },
    commands: [],
    loseAll() {
      for (const known of [values, ends, sorted]) known.clear();
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let held = Buffer.alloc(0);
    const owed: Buffer[][] = [];
    const pay = () => {
      for (const parts of owed.splice(0)) socket.write(answer(socket, parts));
    };
    debts.add(pay);
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk]);
      for (let read = readCommand(held); read; read = readCommand(held)) {
        held = held.subarray(read.next);
        const command = String(read.parts[0]).toUpperCase();
        if (!BEGINNING.has(command)) redis.commands.push(command);
        owed.push(read.parts);
        if (state === 'away') socket.destroy();
        if (state === 'well') pay();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      debts.delete(pay);
      ears.delete(socket);
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return Object.assign(redis, {
    url: `redis://127.0.0.1:${port}`,
    values,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((settle) => server.close(settle));
    },
  });
}

function readCommand(held: Buffer): { parts: Buffer[]; next: number } | null {
  let at = 0;
  const line = () => {
    const end = held.indexOf('\r\n', at);
    if (end < 0) return null;
    const value = Number(held.toString('utf8', at + 1, end));
    at = end + 2;
    return value;
  };
  const count = line();
  if (count === null) return null;
  const parts: Buffer[] = [];
  for (let part = 0; part < count; part += 1) {
    const length = line();
    if (length === null || held.length < at + length + 2) return null;
    parts.push(Buffer.from(held.subarray(at, at + length)));
    at += length + 2;
  }
  return { parts, next: at };
}
