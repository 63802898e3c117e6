/** A row of a page's RSC payload: `1f:E{"digest":"…"}` has the tag `E`. */
export type FlightRow = { tag: string; content: Buffer };

/** A piece of the payload as the framework writes it: text, or base64 if the piece is not valid text by itself. */
const PIECE = /<script>self\.__next_f\.push\((\[[13],"[^"\\]*(?:\\.[^"\\]*)*"\])\)<\/script>/g;
const BASE64 = 3;

/**
 * Returns the RSC payload of a document. Text of the page cannot pass for a piece, because it contains no `<` and no
 * `"`.
 */
export function payloadOf(html: string): Buffer {
  const pieces = [...html.matchAll(PIECE)].map(([, json = '']) => {
    const [kind, text] = JSON.parse(json) as [kind: number, text: string];
    return Buffer.from(text, kind === BASE64 ? 'base64' : 'utf8');
  });
  return Buffer.concat(pieces);
}

/** Tags of rows that begin with their length in bytes: long texts and typed arrays. Every other row is one line. */
const MEASURED = new Set('TAOobUSsLlGgMmV');
const NAMED = /[A-Z#rx]/;

/**
 * Splits a payload into rows, as React's client does (`processBinaryChunk` in react-server-dom). A long text is not
 * escaped and may look like rows; its length says where the next row begins.
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
