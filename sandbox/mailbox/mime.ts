/**
 * What a message shows. Addresses and subject are decoded; `html` and `text` are the first part of their kind, and
 * `html` has the pictures that came along in their places.
 */
export type Message = {
  from: string;
  to: string;
  subject: string;
  date: string;
  html: string | null;
  text: string | null;
  attachments: string[];
};

type Part = { headers: Map<string, string>; body: string };

/** Reads a message as it came over the wire (RFC 5322 and 2045–2047), as far as a mail reader needs it. */
export function readMessage(raw: string): Message {
  const top = splitPart(raw);
  const message: Message = {
    from: decodeWords(top.headers.get('from') ?? ''),
    to: decodeWords(top.headers.get('to') ?? ''),
    subject: decodeWords(top.headers.get('subject') ?? ''),
    date: top.headers.get('date') ?? '',
    html: null,
    text: null,
    attachments: [],
  };
  const pictures = new Map<string, string>();
  collect(top, message, pictures, 0);
  message.html &&= message.html.replaceAll(/\bcid:([^"'\s>]+)/g, (name, cid) => pictures.get(cid) ?? name);
  return message;
}

/** Deeper than any honest message nests. */
const DEEPEST = 8;

function collect(part: Part, message: Message, pictures: Map<string, string>, depth: number): void {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = parameter(type, 'boundary');
  if (/^multipart\//i.test(type) && boundary && depth < DEEPEST) {
    for (const inner of part.body.split(`--${boundary}`).slice(1)) {
      if (inner.startsWith('--')) return;
      collect(splitPart(inner.replace(/^\r?\n/, '')), message, pictures, depth + 1);
    }
    return;
  }
  const disposition = part.headers.get('content-disposition') ?? '';
  const [, cid] = /^<(.+)>$/.exec(part.headers.get('content-id') ?? '') ?? [];
  const [picture] = /^image\/(jpeg|png|gif)\b/i.exec(type) ?? [];
  if (cid && picture) {
    pictures.set(cid, `data:${picture.toLowerCase()};base64,${part.body.replaceAll(/\s/g, '')}`);
  } else if (/^attachment/i.test(disposition)) {
    message.attachments.push(
      decodeWords(parameter(disposition, 'filename') ?? parameter(type, 'name') ?? 'file'),
    );
  } else if (/^text\/html/i.test(type)) message.html ??= decodeBody(part, type);
  else if (/^text\/plain/i.test(type)) message.text ??= decodeBody(part, type);
}

function splitPart(raw: string): Part {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const body = end ? raw.slice(end.index + end[0].length) : '';
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body };
}

function parameter(header: string, name: string): string | undefined {
  const match = new RegExp(`[;\\s]${name}="?([^";]+)"?`, 'i').exec(header);
  return match?.[1]?.trim();
}

function decodeBody({ headers, body }: Part, type: string): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '7bit').toLowerCase();
  const charset = parameter(type, 'charset') ?? 'utf-8';
  if (encoding === 'base64') return decode(Buffer.from(body, 'base64'), charset);
  if (encoding === 'quoted-printable') return decode(quoted(body.replaceAll(/=\r?\n/g, '')), charset);
  return decode(Buffer.from(body, 'latin1'), charset);
}

function quoted(text: string): Buffer {
  const bytes = text.replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** `=?utf-8?Q?Caf=C3=A9?=` → `Café`. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, way: string, word: string) => {
      const bytes =
        way.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quoted(word.replaceAll('_', ' '));
      return decode(bytes, charset);
    });
}
