import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richDocument } from '../../../../sandbox/content/rich-text/from-markdown.ts';
import { richMarkdown } from '../../../../sandbox/content/rich-text/to-markdown.ts';
import { entries } from '../../../../sandbox/demo/content/seed-content.ts';
import { runs } from '../../../support/runs';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });
const document = (...content: object[]) => block('document', ...content);
const paragraph = (...content: object[]) => block('paragraph', ...content);
const link = (uri: string, ...content: object[]) => ({ nodeType: 'hyperlink', data: { uri }, content });

const bodies = entries
  .filter(({ type }) => type === 'contentPage')
  .map(({ id, fields }) => [id, fields['body']]);

it.each(bodies)('%s of the demo store survives conversion to Markdown and back', (_, body) => {
  const written = richMarkdown(body);
  expect(written).not.toBeNull();
  expect(richDocument(written ?? '')).toEqual(body);
});

describe('what an editor can write', () => {
  it.each<[markdown: string, content: object[]]>([
    ['## Delivery', [block('heading-2', text('Delivery'))]],
    ['One\ntwo', [paragraph(text('One\ntwo'))]],
    [
      '**b** *i* ~~s~~ `c`',
      [
        paragraph(
          text('b', 'bold'),
          text(' '),
          text('i', 'italic'),
          text(' '),
          text('s', 'strikethrough'),
          text(' '),
          text('c', 'code'),
        ),
      ],
    ],
    ['**b *and i***', [paragraph(text('b ', 'bold'), text('and i', 'bold', 'italic'))]],
    ['[the **terms**](/terms)', [paragraph(link('/terms', text('the '), text('terms', 'bold')))]],
    [
      '- a\n- b',
      [
        block(
          'unordered-list',
          block('list-item', paragraph(text('a'))),
          block('list-item', paragraph(text('b'))),
        ),
      ],
    ],
    [
      '1. a\n\n   - b',
      [
        block(
          'ordered-list',
          block(
            'list-item',
            paragraph(text('a')),
            block('unordered-list', block('list-item', paragraph(text('b')))),
          ),
        ),
      ],
    ],
    ['> a\n>\n> b', [block('blockquote', paragraph(text('a')), paragraph(text('b')))]],
    [
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
      [
        block(
          'table',
          block(
            'table-row',
            block('table-header-cell', paragraph(text('a'))),
            block('table-header-cell', paragraph(text('b'))),
          ),
          block(
            'table-row',
            block('table-cell', paragraph(text('1'))),
            block('table-cell', paragraph(text('2'))),
          ),
        ),
      ],
    ],
    ['a\n\n---\n\nb', [paragraph(text('a')), block('hr'), paragraph(text('b'))]],
    ['Over {freeDeliveryFrom}', [paragraph(text('Over {freeDeliveryFrom}'))]],
    ['\\# 1 \\* 2', [paragraph(text('# 1 * 2'))]],
  ])('%j converts to rich text and back', (markdown, content) => {
    expect(richDocument(markdown)).toEqual(document(...content));
    expect(richMarkdown(document(...content))).toBe(markdown);
  });

  it('code of several lines stays code', () =>
    expect(richDocument('```\na\n```\n\nb')).toEqual(
      document(paragraph(text('a', 'code')), paragraph(text('b'))),
    ));
});

it('two adjacent lists stay two', () => {
  const list = (word: string) => block('unordered-list', block('list-item', paragraph(text(word))));
  const lists = document(list('a'), list('b'), list('c'));
  expect(richDocument(richMarkdown(lists) ?? '')).toEqual(lists);
});

it.each([
  ['an embedded picture', document(block('embedded-asset-block'))],
  ['an underline', document(paragraph(text('a', 'underline')))],
  ['an empty paragraph', document(paragraph(text('a')), paragraph(text('')))],
  ['a link that Markdown refuses', document(paragraph(link('javascript:x', text('a'))))],
  ['nothing at all', null],
  ['a text', 'a'],
  ['a half', { nodeType: 'document' }],
])('rich text that Markdown cannot express is not converted: %s', (_, value) =>
  expect(richMarkdown(value)).toBeNull(),
);

const words = fc
  .string({ unit: 'binary-ascii', minLength: 1, maxLength: 24 })
  .map((value) =>
    value
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .filter(Boolean);
const paragraphs = words.map((value) => paragraph(text(value)));
const lists = fc
  .array(paragraphs, { minLength: 1, maxLength: 3 })
  .chain((items) =>
    fc
      .constantFrom('unordered-list', 'ordered-list')
      .map((kind) => block(kind, ...items.map((item) => block('list-item', item)))),
  );
const blocks = fc.oneof(
  paragraphs,
  lists,
  fc.tuple(fc.integer({ min: 1, max: 6 }), words).map(([n, value]) => block(`heading-${n}`, text(value))),
  words.map((value) => block('blockquote', paragraph(text(value)))),
  fc.tuple(words, words).map(([label, value]) => paragraph(text(`${label} `), text(value, 'code'))),
  fc.tuple(words, fc.webPath()).map(([label, path]) => paragraph(link(`/x${path}`, text(label)))),
);

it('any ASCII text survives conversion to Markdown and back, in every block', () => {
  fc.assert(
    fc.property(blocks, (each) => {
      const written = richMarkdown(document(each));
      expect(written).not.toBeNull();
      expect(richDocument(written ?? '')).toEqual(document(each));
    }),
    runs(500),
  );
});
