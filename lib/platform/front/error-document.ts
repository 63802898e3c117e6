/** What a page meant when it ended in a throw: the framework sends an empty document that holds only the reason. */
export type Meaning = { status: 404 | 410 | 500 | 503 } | { status: 303 | 307 | 308; location: string };

/** The opening tag stands within these. */
const HEAD_BYTES = 100;
const EMPTY_DOCUMENT = '<html id="__next_error__"';
/** The page's payload stands in scripts as strings, and the reasons in it as JSON. */
const PAYLOAD = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
const DIGEST = /"digest":("(?:[^"\\]|\\.)*")/g;

/** Undefined for a document with content. */
export function readErrorDocument(body: Buffer): Meaning | undefined {
  if (!body.toString('latin1', 0, HEAD_BYTES).includes(EMPTY_DOCUMENT)) return undefined;
  const digests = strings(strings(body.toString('utf8'), PAYLOAD).join(''), DIGEST);
  for (const digest of digests) {
    if (digest.startsWith('NEXT_REDIRECT;')) return readRedirect(digest);
    if (digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return { status: 404 };
    if (digest === 'GONE') return { status: 410 };
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

/** The JSON strings that a pattern's group finds. */
const strings = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => String(JSON.parse(match[1] ?? '""')));
