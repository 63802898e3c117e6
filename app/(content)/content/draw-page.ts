import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { Finish } from '@/components/parts/finished/types';
import type { Content } from '@/lib/platform/edge/framed/content';
import { draw, drawOnce, type Drawn } from './draw-once';

/** Random prefix of the placeholder for a part in the text of a page, so that no content can imitate it. */
const SIGN = randomUUID();
const PART = new RegExp(`${SIGN}:(\\d+);`);

/** Renders a page and inserts the finished parts unchanged. */
export async function drawPage(
  make: (finish: Finish) => Promise<ReactNode>,
): Promise<Pick<Content, 'html' | 'preloads'>> {
  const parts: Drawn[] = [];
  const finish: Finish = (...given) => `${SIGN}:${parts.push(drawOnce(...given)) - 1};`;
  const page = draw(await make(finish));
  // Every second piece is the number of a part.
  const pieces = page.text
    .split(PART)
    .map((piece, at) =>
      at % 2 === 0 ? Buffer.from(piece) : (parts[Number(piece)]?.html ?? Buffer.alloc(0)),
    );
  const preloads = [page, ...parts].flatMap((drawn) => drawn.preloads);
  return { html: Buffer.concat(pieces), preloads: [...new Set(preloads)].join('') };
}
