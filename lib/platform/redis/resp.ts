/** What Redis answers (RESP 2): a text, a number, bytes, none, a list of these, or that it will not. */
export type Reply = string | number | Buffer | null | Reply[] | RedisRefusal;

export class RedisRefusal extends Error {
  override readonly name = 'RedisRefusal';
}

const LINE_END = Buffer.from('\r\n');

/** A command as it goes onto the wire. */
export function encodeCommand(parts: readonly (string | Buffer)[]): Buffer {
  const chunks: Buffer[] = [Buffer.from(`*${parts.length}\r\n`)];
  for (const part of parts) {
    const bytes = Buffer.from(part);
    chunks.push(Buffer.from(`$${bytes.length}\r\n`), bytes, LINE_END);
  }
  return Buffer.concat(chunks);
}

type Read = { reply: Reply; next: number };

/**
 * Takes what arrives, in whatever pieces, and gives each reply that is whole.
 * @throws when it is not RESP.
 */
export function createReplyReader(onReply: (reply: Reply) => void): (chunk: Buffer) => void {
  let held: Buffer = Buffer.alloc(0);
  return (chunk) => {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    let from = 0;
    for (;;) {
      const read = readReply(held, from);
      if (!read) break;
      from = read.next;
      onReply(read.reply);
    }
    held = held.subarray(from);
  };
}

/** Undefined while the reply is not whole yet. */
function readReply(bytes: Buffer, from: number): Read | undefined {
  const end = bytes.indexOf(LINE_END, from);
  if (end < 0) return undefined;
  const kind = String.fromCharCode(bytes[from] ?? 0);
  const text = bytes.toString('utf8', from + 1, end);
  const next = end + LINE_END.length;
  switch (kind) {
    case '+':
      return { reply: text, next };
    case '-':
      return { reply: new RedisRefusal(text), next };
    case ':':
      return { reply: Number(text), next };
    case '$':
      return readBytes(bytes, Number(text), next);
    case '*':
      return readList(bytes, Number(text), next);
    default:
      throw new Error('This is not RESP.');
  }
}

function readBytes(bytes: Buffer, length: number, from: number): Read | undefined {
  if (length < 0) return { reply: null, next: from };
  const next = from + length + LINE_END.length;
  return bytes.length < next ? undefined : { reply: Buffer.from(bytes.subarray(from, from + length)), next };
}

function readList(bytes: Buffer, length: number, from: number): Read | undefined {
  if (length < 0) return { reply: null, next: from };
  const list: Reply[] = [];
  let next = from;
  for (let at = 0; at < length; at += 1) {
    const read = readReply(bytes, next);
    if (!read) return undefined;
    list.push(read.reply);
    next = read.next;
  }
  return { reply: list, next };
}
