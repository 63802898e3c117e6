import { parentPort } from 'node:worker_threads';
import handler from '../../lib/platform/cache/data-cache.ts';
import { expiryCount } from '../../lib/platform/cache/expiries.ts';

type Asked = { id: number; name: string; given: [string, { text: string; tags: string[] }] };

async function work({ name, given: [first, kept] }: Asked): Promise<unknown> {
  if (name === 'epoch') return expiryCount();
  if (name === 'expire') return handler.updateTags([first].flat(), { expire: 0 });
  if (name === 'set') {
    const { tags, text } = kept;
    const value = new Response(text).body ?? new ReadableStream();
    const entry = {
      value,
      tags,
      stale: 60,
      timestamp: performance.timeOrigin + performance.now(),
      expire: 3_600,
      revalidate: 60,
    };
    return handler.set(first, Promise.resolve(entry));
  }
  const entry = await handler.get(first, []);
  return entry ? new Response(entry.value).text() : null;
}

parentPort?.on('message', (asked: Asked) => {
  void work(asked).then((value) => parentPort?.postMessage({ id: asked.id, value }));
});
parentPort?.postMessage('ready');
