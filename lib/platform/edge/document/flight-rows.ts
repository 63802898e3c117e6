/** A row of a page's payload: `1f:E{"digest":"…"}` is tagged `E`. */
export type FlightRow = { tag: string; content: Buffer };

/** A piece of the payload as the framework writes it: text, or base64 where a piece is no whole text. */
const PIECE = /<script>self\.__next_f\.push\((\[[13],"[^"\\]*(?:\\.[^"\\]*)*"\])\)<\/script>/g;
const BASE64 = 3;

/** The payload of a document. What is said in the page itself cannot pass for a piece: it holds no `<` and no `"`. */
export function payloadOf(html: string): Buffer {
  const pieces = [...html.matchAll(PIECE)].map(([, json = '']) => {
    const [kind, text] = JSON.parse(json) as [kind: number, text: string];
    return Buffer.from(text, kind === BASE64 ? 'base64' : 'utf8');
  });
  return Buffer.concat(pieces);
}

/** Rows that say how many bytes they hold: long texts, and numbers as they are in memory. All others are one line. */
const MEASURED = new Set('TAOobUSsLlGgMmV');
const NAMED = /[A-Z#rx]/;

/**
 * The rows of a payload, as React's client reads them (`processBinaryChunk` in react-server-dom). A long text stands
 * in it as it is, and may look like rows; how long it is says where the next row begins.
 */
export function* flightRows(payload: Buffer): Generator<FlightRow> {
  let at = 0;
  while (at < payload.length) {
    const colon = payload.indexOf(':', at);
    if (colon < 0) return;
    const sign = String.fromCharCode(payload[colon + 1] ?? 0);
    if (MEASURED.has(sign)) {
      const comma = payload.indexOf(',', colon);
      const length = Number.parseInt(payload.toString('latin1', colon + 2, comma), 16);
      if (comma < 0 || Number.isNaN(length)) return;
      at = comma + 1 + length;
      yield { tag: sign, content: payload.subarray(comma + 1, at) };
    } else {
      const tag = NAMED.test(sign) ? sign : '';
      const end = payload.indexOf('\n', colon);
      const content = payload.subarray(colon + 1 + tag.length, end < 0 ? payload.length : end);
      at = end < 0 ? payload.length : end + 1;
      yield { tag, content };
    }
  }
}
