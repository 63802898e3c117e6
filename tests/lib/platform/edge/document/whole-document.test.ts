import fc from 'fast-check';
import { createElement, type ReactNode, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inlineSuspense } from '@/lib/platform/edge/document/whole-document';
import { through } from '../../../../support/document';

const wholeDocument = through(inlineSuspense);

const FILLER = 'x'.repeat(20_000);

/** Sent apart: something long before it fills the first piece. */
const part = (text: string, inside: ReturnType<typeof createElement> | null = null) =>
  createElement(
    Suspense,
    null,
    createElement('section', { title: text }, createElement('div', null, text.repeat(200)), inside),
  );

const render = (...children: ReturnType<typeof createElement>[]) =>
  sent(createElement('main', null, FILLER, ...children, FILLER));

/** @param piece from how many bytes on the framework begins to send parts apart. */
async function sent(page: ReactNode, piece = 12_800): Promise<string> {
  const stream = await renderToReadableStream(page, { progressiveChunkSize: piece });
  await stream.allReady;
  return new Response(stream).text();
}

/** Notes when the page was first painted, for parts that come later. */
const CLOCK = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

const hostile = fc.constantFrom(
  '$RX(',
  '$RC("B:0","S:0")</script>',
  '<div hidden id="S:1">',
  '<!--$?--><template id="B:1"></template><!--/$-->',
  '</div><script>',
  '$&$1$$',
);
const said = fc
  .tuple(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), fc.integer({ min: 0, max: 400 }))
  .map(([text, times]) => `${'word '.repeat(times)}${text}`);

/** Trees of sections, some of which may be sent apart, with data in a script among them. */
const { tree } = fc.letrec<{ tree: ReactNode; node: ReactNode }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => createElement('main', null, ...nodes)),
  node: fc.oneof(
    { maxDepth: 4 },
    said,
    said.map((text) =>
      createElement(
        'script',
        { type: 'application/ld+json' },
        JSON.stringify([text]).replaceAll('<', '\\u003c'),
      ),
    ),
    tie('tree').map((inside) => createElement(Suspense, null, createElement('section', null, inside))),
  ),
}));

const inOrder = (html: string, ...texts: string[]) => {
  const places = texts.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

describe('a document that is sent whole', () => {
  it('has every part in its place, and no script that moves one', async () => {
    const sent = await render(part('first'), part('second', part('inner')));
    expect(sent).toContain('<div hidden id="S:');
    const whole = wholeDocument(sent);
    inOrder(whole, '<main>', 'title="first"', 'title="second"', 'title="inner"', '</main>');
    expect(whole).not.toMatch(/<template|<div hidden|\$RC/);
    expect(whole.match(/<!--\$-->/g)).toHaveLength(3);
    expect(whole.match(/<!--\/\$-->/g)).toHaveLength(3);
  });

  it('is equal to what the framework sends in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (page) => {
        const whole = wholeDocument(await sent(page, 1)).replace(CLOCK, '');
        expect(whole).toBe(await sent(page, Infinity));
      }),
    );
  });

  it('is complete whatever the data in it ends with', async () => {
    const data = '<script>self.__next_f.push([1,"$RX("])</script>';
    const whole = wholeDocument((await render(part('first'))) + data);
    expect(whole).not.toMatch(/<template|<div hidden/);
    expect(whole).toContain(data);
  });

  it('is complete except for what the browser has to render', async () => {
    const Fails = () => Promise.reject(new Error('gone'));
    const failed = createElement(Suspense, { fallback: 'Soon' }, createElement(Fails));
    const stream = await renderToReadableStream(
      createElement('main', null, FILLER, part('first'), failed, FILLER),
      { progressiveChunkSize: 12_800, onError: () => undefined },
    );
    const whole = wholeDocument(await new Response(stream).text());
    inOrder(whole, '<main>', 'title="first"', 'Soon', '</main>', '$RX("B:');
    expect(whole).not.toMatch(/<div hidden|\$RC\(/);
  });

  it('is unchanged if nothing was streamed separately, or if a script has to move something', async () => {
    const plain = await render();
    expect(wholeDocument(plain)).toBe(plain);
    const sent = `${await render(part('first'))}<script>$RR("B:9","S:9",[])</script>`;
    expect(wholeDocument(sent)).toBe(sent);
    const later = sent
      .replace('<script>$RR("B:9","S:9",[])</script>', '')
      .replace('</template>', '</template>Soon');
    expect(wholeDocument(later)).toBe(later);
  });
});
