import { createHash } from 'node:crypto';
import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  inlineScriptHashes,
  joinInlineScripts,
  refuseUnknown,
} from '@/lib/platform/edge/document/inline-scripts';
import { cut } from '@/lib/platform/edge/document/pieces';
import { through } from '../../../../support/document';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const LAYOUT = '<body><script>first()</script>';
const piecesOf = (html: string) => cut(Buffer.from(html));
const hashesOf = (html: string) => inlineScriptHashes(refuseUnknown(piecesOf(html)).pieces);

describe('inline scripts', () => {
  const join = through(joinInlineScripts);

  test('that are adjacent are joined into one, in their order', () => {
    expect(
      join(
        '<script src="/a.js"></script><script>a(1)</script><script>b(2)</script><p>x</p><script>c</script>',
      ),
    ).toBe('<script src="/a.js"></script><script>a(1);\nb(2)</script><p>x</p><script>c</script>');
  });

  test('are never joined over a script of another kind', () => {
    expect(
      join('<script>a</script><script src="/x.js" async=""></script><script>b</script><script>c</script>'),
    ).toBe('<script>a</script><script src="/x.js" async=""></script><script>b;\nc</script>');
  });

  test('need one hash for equal code, and none for data', () => {
    const html = '<script type="application/ld+json">{}</script><script>a</script><script>a</script>';
    expect(inlineScriptHashes(piecesOf(html))).toEqual([hash('a')]);
  });

  test('are hashed as the browser reads them, whatever characters they hold', () => {
    expect(inlineScriptHashes(piecesOf('<script>say("£ € ü")</script>'))).toEqual([hash('say("£ € ü")')]);
  });
});

describe('a script that may run', () => {
  const PAYLOAD = String.raw`self.__next_f.push([1,"a:\"\u003c/p>\n"])`;

  test.each([
    ['the first one, which the layout writes', 'first()'],
    ['a piece of the payload', PAYLOAD],
    ['a binary piece of the payload', 'self.__next_f.push([3,"AAEC"])'],
    ['what makes room for the payload', '(self.__next_f=self.__next_f||[]).push([0])'],
    [
      'what starts the bundler',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0-a_b~.js","static/chunks/c.js"],"runtimeModuleIds":[494553]});',
    ],
    ['React’s clock', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['a call of React’s', '$RX("B:1","a \\"digest\\"")'],
  ])('is %s', (_, code) => {
    expect(hashesOf(`${LAYOUT}<p>x</p><script>${code}</script>`)).toContain(hash(code));
  });

  test.each([
    ['anything else', 'alert(1)'],
    ['code behind a piece of the payload', `${PAYLOAD};alert(1)`],
    ['code in a piece of the payload', 'self.__next_f.push([1,""+alert(1)+""])'],
    ['code before a call of React’s', 'alert(1);$RC("B:0","S:0")'],
    ['code in a call of React’s', '$RX("B:1",alert(1))'],
    ['another function under the name of React’s', '$RX=function(){alert(1)};;$RX("B:1")'],
  ])('is not %s', (_, code) => {
    const html = `${LAYOUT}<p>x</p><script>${code}</script></body>`;
    const { pieces, count } = refuseUnknown(piecesOf(html));
    expect(count).toBe(1);
    expect(inlineScriptHashes(pieces)).toEqual([hash('first()')]);
    expect(through(refuseUnknown)(html)).toBe(html);
  });

  test('is each one that React writes to move streamed parts and to report failed ones', async () => {
    const soon = new Promise<string>((settle) => setImmediate(settle, 'there'));
    const Comes = async () => createElement('p', null, await soon);
    const Fails = () => soon.then(() => Promise.reject(new Error('gone')));
    const parts = [Comes, Fails].map((Part) =>
      createElement(Suspense, { key: Part.name, fallback: 'Soon' }, createElement(Part)),
    );
    const stream = await renderToReadableStream(createElement('main', null, parts), {
      onError: () => 'digest "1"',
    });
    const html = LAYOUT + (await new Response(stream).text());
    expect(html).toContain('$RC("B:');
    expect(html).toContain('$RX("B:');
    expect(refuseUnknown(piecesOf(html)).count).toBe(0);
  });

  test('has no attributes, and a lower-case tag', () => {
    const html = `${LAYOUT}<script id="x">${PAYLOAD}</script><SCRIPT>alert(1)</SCRIPT>`;
    expect(hashesOf(html)).toEqual([hash('first()')]);
  });

  test('is not joined with one that may not run', () => {
    const html = `${LAYOUT}<script>${PAYLOAD}</script><script>alert(1)</script><script>${PAYLOAD}</script>`;
    const joined = joinInlineScripts(refuseUnknown(piecesOf(html)).pieces);
    expect(joined.pieces.filter(({ kind }) => kind === 'script')).toHaveLength(2);
  });
});
