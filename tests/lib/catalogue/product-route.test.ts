import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const PATH = '/tarnside-tw-914-9kg-washing-machine';
let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream(200);
});
afterEach(() => upstream[Symbol.asyncDispose]());

async function answerIn(fault: 'partial' | 'none'): Promise<void> {
  const { status } = await fetch(`${upstream.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'graphql', fault }),
  });
  expect(status).toBe(200);
}

/** The product as it was read, in a page whose other reads are answered as the fault has it. */
async function page(fault: 'partial' | 'none'): Promise<string> {
  const { getDestination } = await import('@/lib/catalogue/places/queries');
  const { getProduct } = await import('@/lib/catalogue/queries');
  const { ProductRoute } = await import('@/app/(shop)/product-route');
  const place = await getDestination(PATH);
  const product = place.kind === 'product' ? await getProduct(place.id) : null;
  if (!product) throw new Error(`Nothing stands at ${PATH}.`);
  await answerIn(fault);
  const { PolicyProvider } = await import('@/lib/policy/client');
  const stream = await renderToReadableStream(
    PolicyProvider({ policy: BUILT_IN, children: await ProductRoute({ product }) }),
  );
  await stream.allReady;
  return new Response(stream).text();
}

test('a product page is shown although its other reads are answered in part', async () => {
  const html = await page('partial');
  expect(html).toContain('washing machine, 9 kg');
  expect(html).toContain('Add to basket');
  expect(html).toContain('We can’t show the reviews right now.');
  expect(html).not.toContain('Similar products');
});

test('a product page shows reviews and similar products when all reads succeed', async () => {
  const html = await page('none');
  expect(html).not.toContain('right now');
  expect(html).toContain('Show more reviews');
  expect(html).toContain('Similar products');
});
