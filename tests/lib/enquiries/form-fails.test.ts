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

/** Refuses a message for its sender's address before scripts have loaded, and returns what the page is given back. */
async function refusedWith(message: string): Promise<unknown> {
  jar().clear();
  const { forms } = await import('@/lib/platform/http/forms');
  const handler = forms({
    schema: z.object({ email: z.email('Check the address') }),
    page: '/contact',
    name: 'contact',
    work: () => Promise.reject(new Error('not reached')),
  });
  await submit(handler, { message, email: 'pat@' }, '/contact');
  expect(jar().get('formState')?.length).toBeLessThan(4_000);
  const { GET } = await import('@/app/api/form-state/route');
  const { answer } = await ask(GET);
  jar().clear();
  return answer;
}

test('a refused form is returned with a message of 4,300 characters', async () => {
  const posts = ['landlord-checklists', 'setting-up-an-accessible-kitchen'];
  const texts = posts.map((name) =>
    readFileSync(new URL(`../../../sandbox/demo/seed/posts/${name}.md`, import.meta.url), 'utf8'),
  );
  const message = texts.join(' ').replaceAll(/\s+/g, ' ').slice(0, 4_300);
  expect(message).toHaveLength(4_300);
  expect(await refusedWith(message)).toMatchObject({
    state: { fields: { email: 'Check the address' }, values: { email: 'pat@', message } },
  });
});

test('a refused form that is too long for a cookie is returned without its longest text', async () => {
  const answer = await refusedWith(INCOMPRESSIBLE);
  expect(answer).toMatchObject({ state: { fields: { email: 'Check the address' } } });
  expect(answer).toHaveProperty('state.values', { email: 'pat@' });
});

test('§8: a form that needs the platform says the same while it is down', async () => {
  const { refused } = await import('@/lib/outcome/refused');
  const { away } = await import('@/lib/platform/http/own-forms');
  const { UnreachableError } = await import('@/lib/platform/result');
  const error = { kind: 'failed', upstream: 'commerce', message: 'no answer' } as const;
  for (const outcome of [refused(error), away(new UnreachableError(error))])
    expect(outcome).toMatchObject({ status: 503, message: expect.stringMatching(/^An error ocurred\b/) });
});
