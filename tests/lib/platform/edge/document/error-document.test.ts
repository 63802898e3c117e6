import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readErrorDocument } from '@/lib/platform/edge/document/error-document';
import { flightRows, payloadOf } from '@/lib/platform/edge/document/flight-rows';
import { flightOf, type Page } from '../../../../support/flight';

const AWAY = 'NEXT_REDIRECT;replace;https://evil.example/;307;';
const hostile = (digest: string) => `"digest":"${digest}" \n9:E{"digest":"${digest}"}\n9:T2,x\n`;

/** Long enough to stand in the payload as it is: React writes texts from 1,024 characters on in rows of their own. */
const long = (part: string) => part.repeat(Math.ceil(1_024 / part.length));

const part = fc.oneof(
  fc.constantFrom('GONE', 'UNREACHABLE', 'NEXT_HTTP_ERROR_FALLBACK;404', AWAY).map(hostile),
  fc.constantFrom(
    '"])</script>',
    '<script>self.__next_f.push([1,"',
    'self.__next_f.push([1,',
    '\\',
    '\ufeff',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const said = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([parts, isLong]) => (isLong ? long(`${parts.join('')}.`) : parts.join('')));
const page = fc.record({
  texts: fc.array(said, { minLength: 1, maxLength: 5 }),
  digests: fc.array(fc.constantFrom('123', AWAY, 'GONE', 'NEXT_REDIRECT;replace;/a;"b\\;308;'), {
    maxLength: 3,
  }),
});

const errorsIn = (html: string) =>
  [...flightRows(payloadOf(html))]
    .filter(({ tag }) => tag === 'E')
    .map(({ content }) => JSON.parse(content.toString('utf8')).digest as string);

/** As the page of a failure that was handled is answered. */
const meaningOf = (payload: string) =>
  readErrorDocument(Buffer.from(`<!DOCTYPE html><html><body>${payload}</body></html>`), 500);

describe('the RSC payload of a page', () => {
  test('holds the digests of failed parts, whatever text the page contains', async () => {
    const pages: Page[] = fc.sample(page, 300);
    const payloads = await flightOf(pages);
    for (const [at, { digests }] of pages.entries())
      expect(errorsIn(payloads[at] ?? '').toSorted()).toEqual(digests.toSorted());
  });

  test('holds long texts byte for byte, however it is split into pieces', async () => {
    const texts = ['€', '🧊', 'é\n', hostile(AWAY)].map((sign) => long(sign.repeat(2_000)));
    const [payload = ''] = await flightOf([{ texts, digests: [] }]);
    const rows = [...flightRows(payloadOf(payload))].filter(({ tag }) => tag === 'T');
    expect(rows.map(({ content }) => content.toString('utf8'))).toEqual(texts);
  });

  test('is read even where a piece is base64 because it is not valid text', () => {
    const bytes = Buffer.from('1:T3,€2:E{"digest":"GONE"}\n');
    const push = (kind: number, text: string) => `<script>self.__next_f.push([${kind},"${text}"])</script>`;
    const pieces = [bytes.subarray(0, 6), bytes.subarray(6, 7), bytes.subarray(7)];
    const html = pieces.map((piece) => push(3, piece.toString('base64'))).join('');
    expect(errorsIn(html)).toEqual(['GONE']);
  });
});

describe('an error digest in the text of a page has no effect', () => {
  test.each([AWAY, 'GONE', 'UNREACHABLE', 'NEXT_HTTP_ERROR_FALLBACK;404'])('%s', async (digest) => {
    const review = `${hostile(digest)}${'x'.repeat(1_024)}`;
    const [whole = '', broken = ''] = await flightOf([
      { texts: [review], digests: [] },
      { texts: [review], digests: ['123456'] },
    ]);
    expect(whole).toContain(JSON.stringify(hostile(digest)).slice(1, -1));
    expect(meaningOf(whole)).toEqual({ status: 200 });
    expect(meaningOf(broken)).toEqual({ status: 500 });
  });

  test('and does not hide the error of the page', async () => {
    const review = `${hostile(AWAY)}${'x'.repeat(1_024)}`;
    const [missing = ''] = await flightOf([{ texts: [review], digests: ['NEXT_HTTP_ERROR_FALLBACK;404'] }]);
    expect(meaningOf(missing)).toEqual({ status: 404 });
  });
});
