import { adoptFacts } from '../adopt.ts';
import { composeTile } from '../drawings/compose.ts';
import { drawingOf } from '../drawings/registry.ts';
import { categoryLooks } from './data/looks.ts';
import { paints } from './data/paints.ts';

/** The tile of a category: one thing that stands for it. Undefined for a category that has no look. */
export function drawCategory(slug: string): string | undefined {
  const look = categoryLooks[slug];
  if (!look) return undefined;
  const [kind, [width, height, depth], paint, more = {}] = look;
  const facts = {
    ...adoptFacts({ kind, width, height, depth, finish: paints[paint], ...more }),
    style: 0,
  };
  const drawing = drawingOf(facts);
  return composeTile(drawing, facts, (pen) => drawing.draw(pen, facts));
}
