import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const PATH = '/tarnside-tw-914-9kg-washing-machine';
const DRAFTED = {
  ...BUILT_IN,
  delivery: { ...BUILT_IN.delivery, van: { freeFrom: 900_000, standard: 27_31 } },
};

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream(200);
});
afterEach(() => upstream[Symbol.asyncDispose]());

test('the draft of a product page uses the delivery price of the draft policy', async () => {
  const { PlaceDraft } = await import('@/app/(draft)/draft/[day]/[[...path]]/place-draft');
  const { PolicyProvider } = await import('@/lib/policy/client');
  const drawn = async (policy: typeof BUILT_IN): Promise<string> => {
    const moment = Promise.resolve({ now: new Date(), policy });
    const element = await PlaceDraft({ path: PATH, search: '', moment, day: null });
    const { type: Route, props } = element as { type: (props: unknown) => Promise<ReactNode>; props: object };
    const stream = await renderToReadableStream(
      PolicyProvider({ policy: BUILT_IN, children: await Route(props) }),
    );
    await stream.allReady;
    return new Response(stream).text();
  };
  expect(await drawn(DRAFTED)).toContain('£27.31');
  expect(await drawn(BUILT_IN)).not.toContain('£27.31');
});
