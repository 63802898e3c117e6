import { adoptFacts } from '../adopt.ts';
import { composeTile } from '../drawings/compose.ts';
import { drawingOf } from '../drawings/registry.ts';
import { categoryFacts } from './category-facts.ts';

/** The drawn tile of a category: one thing that stands for it. Undefined for a category that has no look. */
export function drawCategory(slug: string): string | undefined {
  const found = categoryFacts(slug);
  if (!found) return undefined;
  const facts = { ...adoptFacts(found), style: 0 };
  const drawing = drawingOf(facts);
  return composeTile(drawing, facts, (pen) => drawing.draw(pen, facts));
}
