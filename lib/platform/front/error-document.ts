/** What a page meant when it ended in a throw: the framework sends an empty document that holds only the reason. */
export type Meaning = { status: 404 | 500 | 503 } | { status: 303 | 307 | 308; location: string };

/** The opening tag stands within these. */
const HEAD_BYTES = 100;
const EMPTY_DOCUMENT = '<html id="__next_error__"';
const DIGEST = /\\"digest\\":\\"((?:[^"\\]|\\\\[^"]|\\u[\da-f]{4})*)\\"/g;
/** How the framework writes `&` and other signs of HTML inside a script. */
const ESCAPED = /\\u([\da-f]{4})/g;

/** Undefined for a document with content. */
export function readErrorDocument(body: Buffer): Meaning | undefined {
  if (!body.toString('latin1', 0, HEAD_BYTES).includes(EMPTY_DOCUMENT)) return undefined;
  const digests = [...body.toString('utf8').matchAll(DIGEST)].map((match) =>
    (match[1] ?? '').replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
  for (const digest of digests) {
    if (digest.startsWith('NEXT_REDIRECT;')) return readRedirect(digest);
    if (digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return { status: 404 };
    if (digest === 'UNREACHABLE') return { status: 503 };
  }
  return { status: 500 };
}

/** `NEXT_REDIRECT;replace;/to;308;`, where the address may hold semicolons. */
function readRedirect(digest: string): Meaning {
  const parts = digest.split(';');
  const status = Number(parts.at(-2));
  const location = parts.slice(2, -2).join(';');
  return { status: status === 308 || status === 303 ? status : 307, location };
}
