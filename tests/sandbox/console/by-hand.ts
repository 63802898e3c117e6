import { expect } from 'vitest';
import type { TestSandbox } from '../fixture.ts';

const headers = { host: '127.0.0.1:4000' };

/** Opens a page of the console. */
export async function look({ app }: TestSandbox, url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url, headers });
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

/** Sends a form of a page with the page's own token. Answers the sentence that it leads back to. */
export async function send(
  { app }: TestSandbox,
  page: string,
  deed: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const loaded = await app.inject({ url: page, headers });
  const token = /name="token" value="([^"]+)"/.exec(loaded.body)?.[1] ?? '';
  const answer = await app.inject({
    method: 'POST',
    url: `${page}/${deed}`,
    headers: {
      ...headers,
      cookie: String(loaded.headers['set-cookie']).split(';')[0] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ token, ...fields }).toString(),
  });
  return new URL(String(answer.headers.location), 'http://console.test').searchParams.get('note') ?? '';
}
