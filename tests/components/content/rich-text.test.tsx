import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RichText } from '@/components/content/rich-text';
import { headingsOf, richNodes } from '@/lib/content/rich/rules';
import type { RichSource } from '@/lib/content/rich/types';
import { INJECTIONS } from './injections';
import { runs } from '../../support/runs';

const shown = (source: RichSource) => render(<RichText {...source} />).container;
const html = (text: string) => shown({ html: text }).innerHTML;

const HARMFUL = 'script,style,iframe,frame,object,embed,form,input,button,base,meta,link,svg,math,template';

/** What there is to run, load, send or fetch in a tree of elements. */
function harmIn(container: HTMLElement): string[] {
  const found = [...container.querySelectorAll(HARMFUL)].map(({ tagName }) => tagName);
  for (const { attributes } of container.querySelectorAll('.prose *')) {
    for (const { name, value } of attributes) {
      if (/^on|^style$|^id$|^srcdoc$|^formaction$|^name$/i.test(name)) found.push(name);
      if (/^(href|src)$/.test(name) && !/^(https?:|mailto:|tel:|#|\/(?![/\\])|\/\/)/i.test(value))
        found.push(value);
      if (name === 'href' && value.startsWith('//')) found.push(value);
    }
  }
  return found;
}

test.each(INJECTIONS)('the injection %j is harmless', (text) => {
  expect(harmIn(shown({ html: text }))).toEqual([]);
  expect(harmIn(shown({ markdown: text }))).toEqual([]);
  expect(harmIn(shown({ markdown: `[x](${text}) ![x](${text})` }))).toEqual([]);
  const link = { nodeType: 'hyperlink', data: { uri: text }, content: [{ nodeType: 'text', value: text }] };
  expect(harmIn(shown({ document: { nodeType: 'document', content: [link] } }))).toEqual([]);
});

test('any mix of tags and attributes is harmless, and browsers parse the output as it was built', () => {
  const tag = fc.constantFrom(
    ...'p b a ul li table tr td th tbody h1 h2 div span svg style script math form template blockquote pre dl dd img br'.split(
      ' ',
    ),
  );
  const attribute = fc.constantFrom(
    '',
    ' onclick=x',
    ' href="javascript:x"',
    ' href="/a/"',
    ' style=x',
    ' id=cart',
  );
  const piece = fc
    .tuple(fc.constantFrom('<', '</'), tag, attribute)
    .map(([open, name, more]) => `${open}${name}${more}>`);
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 30 }), (pieces) => {
      const container = shown({ html: pieces.join('') });
      expect(harmIn(container)).toEqual([]);
      const read = document.createElement('div');
      read.innerHTML = container.innerHTML;
      expect(read.innerHTML).toBe(container.innerHTML);
    }),
    runs(300),
  );
});

test('text keeps its structure, our links lose their trailing slash, and others are nofollow', () => {
  const text = html(
    '<h1>Delivery</h1><h2>Days</h2><p>See <a href="/returns/">returns</a>, <a href="https://other.example/x/">others</a>.</p>',
  );
  expect(text).toContain('<h2>Delivery</h2><h3>Days</h3>');
  expect(text).toContain('<a href="/returns">');
  expect(text).toContain('<a href="https://other.example/x/" rel="noopener nofollow">');
});

test('a link to another host that looks like a path is not taken for one of ours', () => {
  expect(html('<a href="//evil.example/">x</a>')).not.toContain('evil');
  expect(html('<a href="/\\evil.example/">x</a>')).not.toContain('href="/evil');
  expect(html('<a href="/\t/evil.example/">x</a>')).not.toContain('evil');
});

test('Markdown links bare URLs and breaks lines as typed', () => {
  const text = shown({ markdown: 'See https://www.hse.gov.uk/gas\nand ring.' }).innerHTML;
  expect(text).toContain('<a href="https://www.hse.gov.uk/gas" rel="noopener nofollow">');
  expect(text).toContain('<br>');
});

test('a rich text document of the content service is rendered with the same elements', () => {
  const words = (value: string, ...marks: string[]) => ({
    nodeType: 'text',
    value,
    marks: marks.map((type) => ({ type })),
  });
  const text = shown({
    document: {
      nodeType: 'document',
      content: [
        { nodeType: 'heading-2', content: [words('Fit')] },
        { nodeType: 'paragraph', content: [words('Measure '), words('twice', 'bold')] },
        { nodeType: 'hyperlink-of-the-future', content: [words('and read on')] },
      ],
    },
  }).innerHTML;
  expect(text).toBe('<div class="prose"><h2>Fit</h2><p>Measure <strong>twice</strong></p>and read on</div>');
});

test('a table is in a frame that scrolls, with its rows in a tbody', () => {
  const { container } = render(
    <RichText html="<table><tr><th scope=col>A</th></tr><tr><td>1</td></tr></table>" />,
  );
  expect(container.querySelector('[tabindex="0"] > table > tbody > tr > th')?.getAttribute('scope')).toBe(
    'col',
  );
});

test('the empty corner of a table is not a heading', () => {
  const { container } = render(
    <RichText html="<table><tr><th></th><th scope=col>A</th></tr><tr><th scope=row>B</th><td></td></tr></table>" />,
  );
  expect([...container.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  expect(container.querySelectorAll('td')).toHaveLength(2);
});

test('headings have ids where a page asks for them', () => {
  const { container } = render(<RichText html="<h2>What 3 dB is</h2>" linked />);
  expect(container.querySelector('h2')?.id).toBe('t-what-3-db-is');
});

test('the contents of a text with its own title list its sections', () => {
  const text = '<h1>Range cookers</h1><p>…</p><h2>Fuel</h2><h3>Gas</h3><h2>Width</h2>';
  const titles = (given: string) => headingsOf(richNodes({ html: given })).map(({ title }) => title);
  expect(titles(text)).toEqual(['Fuel', 'Width']);
  const { container } = render(<RichText html={text} linked />);
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['t-fuel', 't-width']);
  expect(titles('<h1>Fuel</h1><h1>Width</h1><h2>Feet</h2>')).toEqual(['Fuel', 'Width']);
  expect(titles('<h2>Fuel</h2>')).toEqual(['Fuel']);
});

test('a slash within the query of a link is kept', () => {
  expect(html('<a href="/p?u=/a/">x</a>')).toContain('href="/p?u=/a/"');
  expect(html('<a href="/p/?u=/a/#b">x</a>')).toContain('href="/p?u=/a/#b"');
  expect(html('<a href="/">x</a>')).toContain('href="/"');
});

test('rows between the bodies of a table keep their places', () => {
  const rows = (name: string) => `<tr><td>${name}</td></tr>`;
  const { container } = render(
    <RichText html={`<table>${rows('A')}${rows('B')}<tbody>${rows('C')}</tbody>${rows('D')}</table>`} />,
  );
  expect([...container.querySelectorAll('tr')].map(({ textContent }) => textContent).join('')).toBe('ABCD');
  expect(container.querySelectorAll('table > tbody')).toHaveLength(3);
});

test('headings with the same text have different ids, which the contents link to', () => {
  const text =
    '<h2>Delivery</h2><h2>Delivery 2</h2><blockquote><h2>Delivery</h2></blockquote><h2>Delivery</h2>';
  const { container } = render(<RichText html={text} linked />);
  const ids = [...container.querySelectorAll('h2')].map(({ id }) => id);
  expect(ids).toEqual(['t-delivery', 't-delivery-2', 't-delivery-3', 't-delivery-4']);
  expect(headingsOf(richNodes({ html: text })).map(({ id }) => id)).toEqual(ids);
});

test('text that could overload a parser is rendered without an error', () => {
  for (const text of ['['.repeat(20_000), '*_'.repeat(10_000), '<b>'.repeat(20_000)]) {
    expect(() => shown({ markdown: text })).not.toThrow();
    expect(() => shown({ html: text })).not.toThrow();
  }
});

test('an empty text renders nothing', () => {
  expect(html('<script></script> ')).toBe('');
  expect(shown({ document: null }).innerHTML).toBe('');
});
