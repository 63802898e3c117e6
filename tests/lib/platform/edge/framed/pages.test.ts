import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test } from 'vitest';
import { type Content, CONTENT_MAKER, type MakeContent, MARKS } from '@/lib/platform/edge/framed/content';
import { createFramedPages } from '@/lib/platform/edge/framed/pages';
import type { Handle } from '@/lib/platform/edge/own-request';
import {
  currentRequestContext,
  inFramework,
  isOutsideFramework,
  isFrame,
  markIncomplete,
  trackingIncomplete,
  type RequestContext,
  REQUEST_CONTEXTS,
} from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';
import { UnreachableError } from '@/lib/platform/result';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
});

const JSON_OF_FRAME = [
  `a:{"s":{"n":"path","t":"c","k":"${MARKS.path}"}}`,
  `0:{"c":["","listing","${MARKS.path}?${MARKS.query}="],"q":"?${MARKS.query}="}`,
  `5:[["$","title","0",{"children":"${MARKS.title}"}],["$","meta","1",{"content":"${MARKS.description}"}]]`,
].join('\n');
const FRAME =
  `<html><head><title>${MARKS.title}</title><meta content="${MARKS.description}"/></head><body><script>first()` +
  `</script>${MARKS.content}<script>self.__next_f.push([1,${JSON.stringify(JSON_OF_FRAME)}])</script></body></html>`;

const content = (html: string): Content => ({
  title: 'Ovens',
  description: '',
  head: [],
  preloads: '',
  html: Buffer.from(html),
});

/** A shop whose framework leaves a maker with the first request inside, and notes what it is asked. */
function openShop(make: MakeContent) {
  const asked: string[] = [];
  const handle: Handle = async ({ url = '' }, response) => {
    asked.push(url);
    if (isFrame()) response.setHeader('content-type', 'text/html').end(FRAME);
    else {
      processSingleton(CONTENT_MAKER, () => make);
      await currentRequestContext()?.work?.();
      response.writeHead(204).end();
    }
  };
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  const pages = createFramedPages(handle, { join: (pieces) => ({ pieces, count: 0 }) });
  const page = (search = '?width=600') =>
    contexts.run(contexts.getStore() ?? { requestId: '1', calls: [] }, async () => {
      const made = await pages.page({ pathname: '/ovens', search }, 'shop.example');
      expect(isOutsideFramework()).toBe(false);
      return made && String(made.captured.body);
    });
  return { asked, page };
}

test('content is put into its frame, and work for the framework runs in a request of its own', async () => {
  const { asked, page } = openShop(async ({ search }) => {
    expect(isOutsideFramework()).toBe(true);
    const read = await inFramework(async () => `read, beside: ${isOutsideFramework()}`);
    return content(`<h1>${search} ${read}</h1>`);
  });
  expect(await page('?width=600')).toContain('<h1>?width=600 read, beside: false</h1>');
  expect(await page('?width=450')).toContain('<h1>?width=450 read, beside: false</h1>');
  expect(asked.filter((url) => url.startsWith('/listing'))).toHaveLength(1);
  expect(asked.filter((url) => url === '/content/work')).toHaveLength(3);
});

test('a page with incomplete content is incomplete', async () => {
  const { page } = openShop(() => inFramework(async () => (markIncomplete(), content('<h1>Ovens</h1>'))));
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  const { lacks } = await contexts.run({ requestId: '1', calls: [] }, () => trackingIncomplete(() => page()));
  expect(lacks).toBe(true);
});

test('when the content cannot be made, the whole page is left to the framework', async () => {
  const said = [
    async () => null,
    async () =>
      Promise.reject(Object.assign(new Error('no page'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })),
    async () => Promise.reject(new Error('a fault of ours')),
  ];
  for (const make of said) {
    expect(await openShop(make).page()).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'hobwrightShared');
  }
});

test('an unreachable upstream is thrown, and not called again', async () => {
  const away = new UnreachableError({ kind: 'unreachable', upstream: 'commerce', message: 'away' });
  const { page } = openShop(() => inFramework(() => Promise.reject(away)));
  await expect(page()).rejects.toBe(away);
});
