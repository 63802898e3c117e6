import { expect, test } from 'vitest';
import { refusedWords } from '@/lib/basket/answer';
import { refusedBy } from '@/lib/checkout/forms';
import { upstreamProblem } from '@/lib/platform/http/api';
import type { UpstreamError } from '@/lib/platform/result';

const REFUSAL: UpstreamError = {
  kind: 'rejected',
  upstream: 'commerce',
  message: 'Mutex 0x3f of shard 7 is held',
};

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

test.each<[string, (error: UpstreamError) => string | Promise<string>]>([
  ['an API call', (error) => messageOf(upstreamProblem(error))],
  ['the basket', (error) => refusedWords(error).message],
  ['a step of the checkout', (error) => refusedBy(error).message],
])('an unknown refusal of %s is replaced by the shop’s own words, with what to do next', async (_, said) => {
  const words = await said(REFUSAL);
  expect(words).toMatch(/(?:again|once more).*contact us\.$/s);
  expect(words).not.toMatch(/Mutex|shard/);
});

test('a known refusal is told in the shop’s own words', async () => {
  const error = { ...REFUSAL, message: 'TW-914 is not purchasable' };
  expect(refusedWords(error)).toEqual({ status: 422, message: 'TW-914 cannot be bought at the moment.' });
  expect(await messageOf(upstreamProblem(error, 500, 'It is sold out.'))).toBe('It is sold out.');
});
