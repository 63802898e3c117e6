import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { INCOMPRESSIBLE } from '../../support/incompressible';
import { stubEnvironment } from '../../support/environment';
import { ask, submit } from '../../support/shopper';
import { jar } from '../../support/jar';

vi.mock('next/headers', async () => import('../../support/jar'));

test('§8: a form whose handler throws says that an error ocurred, with and without scripts', async () => {
  stubEnvironment({ LOG_LEVEL: 'silent' });
  jar().clear();
  const { forms } = await import('@/lib/platform/http/forms');
  const handler = forms({
    schema: z.object({ email: z.string() }),
    page: '/contact',
    name: 'contact',
    work: () => Promise.reject(new Error('broken')),
  });
  const { status, answer } = await ask(handler, { body: { email: 'pat@post.example' } });
  expect([status, answer]).toMatchObject([500, { message: expect.stringMatching(/^An error ocurred\b/) }]);
  const plain = await submit(handler, { email: 'pat@post.example' }, '/contact');
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/contact#problem-contact']);
  const { GET } = await import('@/app/api/form-state/route');
  const { answer: kept } = await ask(GET);
  expect(kept).toMatchObject({ state: { message: expect.stringMatching(/^An error ocurred\b/) } });
  jar().clear();
});

const LEFT_OUT = 'Your text was too long to fill in again. Go back a page to find it';

/** Refuses a message for its sender's address before scripts have loaded. */
async function refuse(message: string, email = 'pat@'): Promise<void> {
  const { forms } = await import('@/lib/platform/http/forms');
  const handler = forms({
    schema: z.object({ email: z.email('Check the address') }),
    page: '/contact',
    name: 'contact',
    work: async () => ({ ok: false, status: 503, message: 'Try again in a moment.' }),
  });
  await submit(handler, { message, email }, '/contact');
  for (const cookie of jar().values()) expect(cookie.length).toBeLessThan(4_000);
}

/** Returns what the form's page is given back. */
async function sentBack(): Promise<unknown> {
  const { GET } = await import('@/app/api/form-state/route');
  const { answer } = await ask(GET);
  return answer;
}

async function refusedWith(message: string, email?: string): Promise<unknown> {
  jar().clear();
  await refuse(message, email);
  const answer = await sentBack();
  jar().clear();
  return answer;
}

/** Returns English text of this many characters. */
function textOf(length: number): string {
  const folder = new URL('../../../sandbox/demo/seed/posts/', import.meta.url);
  const texts = [
    'landlord-checklists',
    'setting-up-an-accessible-kitchen',
    'trade-desk-diary',
    'slim-kitchens',
  ];
  const text = texts.map((name) => readFileSync(new URL(`${name}.md`, folder), 'utf8')).join(' ');
  const cut = text.replaceAll(/\s+/g, ' ').slice(0, length);
  expect(cut).toHaveLength(length);
  return cut;
}

test.each([4_300, 9_000])('a refused form is returned with a message of %i characters', async (length) => {
  const message = textOf(length);
  expect(await refusedWith(message)).toMatchObject({
    state: { fields: { email: 'Check the address' }, values: { email: 'pat@', message } },
  });
});

test('a form that is refused again is returned with its short message, without the rest of a long one', async () => {
  jar().clear();
  await refuse(textOf(9_000));
  await refuse('Does it hum?');
  expect(await sentBack()).toMatchObject({ state: { values: { message: 'Does it hum?' } } });
  expect(await sentBack()).toEqual({ state: null });
});

test('a refused form that is too long for its cookies is returned without its longest text, and says so', async () => {
  const answer = await refusedWith(INCOMPRESSIBLE);
  expect(answer).toHaveProperty('state.fields', { email: 'Check the address', message: LEFT_OUT });
  expect(answer).toHaveProperty('state.values', { email: 'pat@' });
});

test('a form that is too long for its cookies says beside its longest text why it was refused', async () => {
  const answer = await refusedWith(INCOMPRESSIBLE, 'pat@post.example');
  expect(answer).toHaveProperty('state.fields', { message: `Try again in a moment. ${LEFT_OUT}` });
});

test('§8: a form that needs the platform says the same while it is down', async () => {
  const { refused } = await import('@/lib/outcome/refused');
  const { away } = await import('@/lib/platform/http/own-forms');
  const { UnreachableError } = await import('@/lib/platform/result');
  const error = { kind: 'failed', upstream: 'commerce', message: 'no answer' } as const;
  for (const outcome of [refused(error), away(new UnreachableError(error))])
    expect(outcome).toMatchObject({ status: 503, message: expect.stringMatching(/^An error ocurred\b/) });
});
