import { readAmount } from '@/lib/money/rules';
import { jar } from './jar';

const ORIGIN = 'http://localhost:3000';

type Handler = (request: Request) => Promise<Response>;
type Asked = {
  method?: string;
  path?: string;
  body?: unknown;
  from?: string;
  headers?: Record<string, string>;
};

/** Parses JSON like the shop's script; null for other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, readAmount);
  } catch {
    return null;
  }
}

/** Calls a route handler like the shop's own script, with the anti-forgery token and the cookies of the jar. */
export async function ask(handler: Handler, { method, path = '/api/x', body, headers }: Asked = {}) {
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  if (verb !== 'GET' && !jar().has('XSRF-TOKEN')) await offerToken();
  const response = await handler(
    new Request(`${ORIGIN}${path}`, {
      method: verb,
      headers: {
        origin: ORIGIN,
        'x-client-address': '192.0.2.1',
        'x-xsrf-token': jar().get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const answer = parseJson(text);
  return { status: response.status, headers: response.headers, text, answer };
}

/** Submits a form like a browser before any script has loaded. */
export async function submit(handler: Handler, fields: Record<string, string>, from = '/login') {
  return handler(
    new Request(`${ORIGIN}/api/x`, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'x-client-address': '192.0.2.1',
        referer: `${ORIGIN}${from}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    }),
  );
}

async function offerToken(): Promise<void> {
  const { GET } = await import('@/app/api/session/route');
  await GET(new Request(`${ORIGIN}/api/session`));
}
