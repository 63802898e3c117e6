import { adoptFacts } from '../adopt.ts';
import { composeTile } from '../drawings/compose.ts';
import { drawingOf } from '../drawings/registry.ts';
import { categoryFacts } from './category-facts.ts';

/** Returns the drawn tile of a category, one product, as SVG; undefined for a category without a look. */
export function drawCategory(slug: string): string | undefined {
  const found = categoryFacts(slug);
  if (!found) return undefined;
  const facts = { ...adoptFacts(found), style: 0 };
  const drawing = drawingOf(facts);
  return composeTile(drawing, facts, (pen) => drawing.draw(pen, facts));
}
