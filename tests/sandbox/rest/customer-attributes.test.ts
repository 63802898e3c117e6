import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOKEN } from '../../support/environment';
import { startUpstream, type Upstream } from '../../support/upstream';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

async function ask(path: string, body?: unknown): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${upstream.url}/stores/hobwright/v3/customers/attributes${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-auth-token': TOKEN, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

test('attributes can be listed, filtered by name, and created', async () => {
  expect((await ask('?name=Home')).answer).toMatchObject({ data: [{ name: 'Home', type: 'string' }] });
  expect((await ask('?name=Shoe%20size')).answer).toMatchObject({ data: [] });
  expect(await ask('', [{ name: 'Shoe size', type: 'string' }])).toMatchObject({
    status: 200,
    answer: { data: [{ id: expect.any(Number), name: 'Shoe size' }] },
  });
  expect((await ask('?name=Shoe%20size')).answer).toMatchObject({ data: [{ name: 'Shoe size' }] });
});

test('the name of an attribute is unique', async () => {
  expect(await ask('', [{ name: 'Home', type: 'string' }])).toMatchObject({
    status: 422,
    answer: { errors: { '0.name': 'Already exists.' } },
  });
});
