import { Suspense } from 'react';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wholeDocument } from '@/lib/platform/front/whole-document';

const FILLER = 'x'.repeat(20_000);

/** Sent apart: something long before it fills the first piece. */
const part = (text: string, inside: ReturnType<typeof createElement> | null = null) =>
  createElement(
    Suspense,
    null,
    createElement('section', { title: text }, createElement('div', null, text.repeat(200)), inside),
  );

async function render(...children: ReturnType<typeof createElement>[]): Promise<string> {
  const stream = await renderToReadableStream(createElement('main', null, FILLER, ...children, FILLER));
  await stream.allReady;
  return new Response(stream).text();
}

const inOrder = (html: string, ...texts: string[]) => {
  const places = texts.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

describe('a document that is sent whole', () => {
  it('has every part in its place, and no script that would move one', async () => {
    const sent = await render(part('first'), part('second', part('inner')));
    expect(sent).toContain('<div hidden id="S:');
    const whole = wholeDocument(sent);
    inOrder(whole, '<main>', 'title="first"', 'title="second"', 'title="inner"', '</main>');
    expect(whole).not.toMatch(/<template|<div hidden|\$RC/);
    expect(whole.match(/<!--\$-->/g)).toHaveLength(3);
    expect(whole.match(/<!--\/\$-->/g)).toHaveLength(3);
  });

  it('stays as it is when nothing was sent apart, or something has to be moved by script', async () => {
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
