import { href } from '@/lib/routing/href';
import { readAmount } from '@/lib/money/rules';
import { dropCookie, readCookie, XSRF_COOKIE } from './cookies';
import { failureWords } from './failure';

/** Header name of specification §9. */
const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Header of a response to an expired token (`lib/platform/http/csrf.ts`). */
const TOKEN_IS_OLD = 'X-XSRF-Renew';
/** Time for a whole response; the shop's longest calls to its services take half of it. */
const MOST_MS = 60_000;

/** An unsuccessful response of the shop's own API, with a message for the shopper. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Error messages by form field. */
  readonly fields: Readonly<Record<string, string>>;
  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(MOST_MS),
      headers: { Accept: 'application/json', ...init.headers },
    });
  } catch {
    throw new ApiError(0, failureWords(0));
  }
}

type Reviver = (name: string, value: unknown) => unknown;

/** Undefined if the text is not JSON. */
function parsed(text: string, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}

/** Reads a response of the shop's own API, with amounts in pence. */
const read = <T>(response: Response): Promise<T> => readAs(response, readAmount);

async function readAs<T>(response: Response, reviver?: Reviver): Promise<T> {
  const body = parsed(await response.text().catch(() => ''), reviver);
  if (response.ok) {
    // The response was cut off, or is not the shop's: a network with its own sign-in page answers in its place.
    if (body === undefined) throw new ApiError(0, failureWords(0));
    return body as T;
  }
  const { message, fields } = (body ?? {}) as { message?: unknown; fields?: Record<string, string> };
  const { status } = response;
  throw new ApiError(status, typeof message === 'string' ? message : failureWords(status), fields);
}

async function xsrfToken(): Promise<string> {
  const token = readCookie(XSRF_COOKIE);
  if (token) return token;
  await ask(href('/api/session'), {});
  return readCookie(XSRF_COOKIE) ?? '';
}

/** @throws {ApiError} */
export async function getJson<T>(url: string): Promise<T> {
  return read<T>(await ask(url, { cache: 'no-store' }));
}

const post = async (url: string, body: unknown): Promise<Response> =>
  ask(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/**
 * Sends a query whose values should not be in a URL, where servers log them. It changes nothing, so it needs no
 * anti-forgery header.
 * @returns the shop's response, with amounts in pence
 * @throws {ApiError}
 */
export const queryJson = async <T>(url: string, body: unknown): Promise<T> => read<T>(await post(url, body));

/**
 * Sends a query that is too long for a URL. It changes nothing, so it needs no anti-forgery header.
 * @returns the platform's answer unchanged, including amounts, and its time by the shop's clock
 * @throws {ApiError}
 */
export async function askJson<T>(url: string, body: unknown): Promise<{ value: T; at: Date }> {
  const response = await post(url, body);
  const date = response.headers.get('Date');
  return { value: await readAs<T>(response), at: date ? new Date(date) : new Date() };
}

/**
 * Sends a write with the anti-forgery header. It is only repeated if its token has expired.
 * @throws {ApiError}
 */
export async function sendJson<T>(
  method: 'POST' | 'PUT',
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const send = async () =>
    ask(url, {
      method,
      body: JSON.stringify(body),
      headers: { ...headers, 'Content-Type': 'application/json', [XSRF_HEADER]: await xsrfToken() },
    });
  const response = await send();
  if (!response.headers.has(TOKEN_IS_OLD)) return read<T>(response);
  dropCookie(XSRF_COOKIE);
  return read<T>(await send());
}
