import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { indexPassages, type Passage, pagesAbout } from '@/lib/search/passages';

const passage = (path: string, name: string, heading: string, text: string): Passage => ({
  page: { name, path, kind: 'help' },
  about: '',
  heading,
  text,
});

const PASSAGES = [
  passage('/delivery', 'Delivery and dates', 'If you are not in', 'Our own driver will ring you before.'),
  passage('/delivery', 'Delivery and dates', 'Islands', 'To the mainland; the islands cost more.'),
  passage('/returns', 'Returns', 'How many days you have', 'Send it back within 30 days for a refund.'),
  passage('/guarantee', '2-year guarantee', 'If you move house', 'It moves with you.'),
  passage('/ways-to-pay', 'Ways to pay', 'When the money is taken', 'When you order.'),
];
const index = indexPassages(PASSAGES);
const first = (question: string, enough = 0.5) => pagesAbout(question, index, enough)[0]?.path;

it.each([
  ['will the driver ring before he comes', '/delivery'],
  ['do you deliver to islands', '/delivery'],
  ['when do I get my money back', '/returns'],
  ['returning something', '/returns'],
  ['what if we are moving house', '/guarantee'],
  ['when do you take payment', '/ways-to-pay'],
])('%j is answered on the page %s', (question, path) => expect(first(question)).toBe(path));

it.each(['purple unicorns on the moon', 'the', ''])('%j is answered by no page', (question) =>
  expect(first(question)).toBeUndefined(),
);

test('a page that shares only a word is not listed beside the one that answers', () => {
  expect(pagesAbout('when is the money for the driver taken', index, 0.2)).toHaveLength(1);
});

test('a passing mention is not an answer', () => {
  expect(first('driver of a purple unicorn on the moon', 0.75)).toBeUndefined();
});

test('every page is found by each of its own headings', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PASSAGES), ({ page, heading }) => {
      expect(pagesAbout(heading, index, 0.5).map(({ path }) => path)).toContain(page.path);
    }),
  );
});

test('each page is listed once, and an empty index finds none', () => {
  fc.assert(
    fc.property(fc.string(), (question) => {
      const paths = pagesAbout(question, index, 0.5).map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(pagesAbout(question, indexPassages([]), 0.5)).toEqual([]);
    }),
  );
});
