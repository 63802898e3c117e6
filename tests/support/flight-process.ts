import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { Page } from './flight.ts';

const require = createRequire(import.meta.url);
const {
  renderToReadableStream,
}: {
  renderToReadableStream: (
    model: unknown,
    clients: object,
    options: { onError: (error: unknown) => unknown },
  ) => ReadableStream;
} = require('next/dist/compiled/react-server-dom-turbopack/server.node.js');
const {
  createInlinedDataReadableStream,
}: typeof import('next/dist/server/app-render/use-flight-response.js') = require('next/dist/server/app-render/use-flight-response.js');

/** Returns a page's payload as the framework inlines it into the document. */
async function inlined({ texts, digests }: Page): Promise<string> {
  const failures = digests.map((digest) => {
    const failure = Promise.reject(Object.assign(new Error(digest), { digest }));
    failure.catch(() => undefined);
    return failure;
  });
  const model = texts.map((said, at) => [said, failures[at]]);
  const payload = renderToReadableStream(
    [model, failures],
    {},
    { onError: (error) => Reflect.get(Object(error), 'digest') },
  );
  return new Response(createInlinedDataReadableStream(payload, undefined, null)).text();
}

const pages = JSON.parse(await text(process.stdin)) as Page[];
process.stdout.write(JSON.stringify(await Promise.all(pages.map(inlined))));
