// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut } from '@/lib/platform/edge/document/pieces';
import { payloadOf } from '@/lib/platform/edge/document/flight-rows';
import { compile } from '@/lib/platform/edge/framed/compile';
import { type FramePath, type HeadTag, MARKS } from '@/lib/platform/edge/framed/content';
import { scriptHash } from '@/lib/platform/edge/security-headers';
import { runs } from '../../../../support/runs';

const pushed = (rows: string): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(rows).replace(/</g, '\\u003c')}])</script>`;

/** A document as the framework makes it of a page that holds marks. */
const marked = (frame: FramePath = '/listing') => {
  const isList = frame === '/listing';
  const asked = `${isList ? `listing/${MARKS.path}` : frame.slice(1)}?${MARKS.query}=`;
  const rows = [
    `a:{"s":{"n":"path","t":"c","k":"${isList ? MARKS.path : 'x'}"}}`,
    `0:{"c":${JSON.stringify(['', ...asked.split('/')])},"q":"?${MARKS.query}="}`,
    `5:[["$","title","0",{"children":"${MARKS.title}"}],["$","meta","1",{"name":"description","content":"${MARKS.description}"}]]`,
    '',
  ].join('\n');
  return (
    `<html><head><title>${MARKS.title}</title><meta name="description" content="${MARKS.description}"/></head>` +
    `<body><script>first()</script><main>é ${MARKS.content}</main>${pushed(rows)}</body></html>`
  );
};

const frameOf = (html: string, frame: FramePath = '/listing') => compile(cut(Buffer.from(html)), frame);

const filling = {
  title: 'Ovens',
  description: 'All ovens.',
  head: [['link', { rel: 'canonical', href: 'https://shop.example/ovens' }]] as HeadTag[],
  preloads: '<link rel="preload" as="image" href="/o"/>',
  html: Buffer.from('<h1>Ovens</h1>'),
  address: { pathname: '/ovens', search: '?width=600' },
};

describe('a frame', () => {
  test('is filled both in the document and in the RSC payload', () => {
    const filled = frameOf(marked())?.around(filling);
    const html = String(filled?.body);
    expect(html).toContain('<title>Ovens</title><link rel="canonical" href="https://shop.example/ovens"/>');
    expect(html).toContain('<main>é <h1>Ovens</h1></main>');
    const payload = payloadOf(html).toString();
    expect(payload).toContain('"c":["","ovens?width=600"],"q":"?width=600"');
    expect(payload).toContain('"k":"ovens"');
    expect(payload).toContain('{"children":"Ovens"}],["$","link","page-0",{"rel":"canonical"');
    expect(html).not.toContain('shop-mark');
  });

  test('gives the hashes of all its scripts as sent', () => {
    const filled = frameOf(marked())?.around(filling);
    const codes = [...String(filled?.body).matchAll(/<script>(.*?)<\/script>/g)].map(([, code = '']) => code);
    expect(filled?.scripts.toSorted()).toEqual(codes.map((code) => scriptHash(code)).toSorted());
  });

  test('is rejected if a mark is missing or is in an unknown place', () => {
    for (const mark of Object.values(MARKS)) expect(frameOf(marked().replaceAll(mark, 'x')), mark).toBeNull();
    expect(frameOf(marked().replace('</main>', `${MARKS.path}</main>`))).toBeNull();
    expect(frameOf(marked('/search'), '/search')).not.toBeNull();
    expect(frameOf(marked('/search'), '/listing')).toBeNull();
  });

  test('holds any text as that text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</script><script>alert(1)', '$1', '"]}', '<!--', '\u2028', MARKS.content, "a'b&c"),
    );
    fc.assert(
      fc.property(hostile, hostile, (title, search) => {
        const frame = frameOf(marked());
        const address = { pathname: '/ovens', search };
        const html = String(frame?.around({ ...filling, title, description: title, address }).body);
        const document = new DOMParser().parseFromString(html, 'text/html');
        expect(document.scripts).toHaveLength(2);
        expect(document.querySelector('main')?.innerHTML).toBe('é <h1>Ovens</h1>');
        expect(document.querySelector('[name=description]')?.getAttribute('content')).toBe(
          title.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD'),
        );
        const rows = payloadOf(html).toString().split('\n');
        const said = JSON.parse(rows[2]?.slice(2) ?? '');
        expect(said[0][3].children).toBe(title.startsWith('$') ? `$${title}` : title);
        expect(JSON.parse(rows[1]?.slice(2) ?? '').q).toBe(search.startsWith('$') ? `$${search}` : search);
      }),
      runs(30),
    );
  });
});
