import { compose } from './drawings/compose.ts';
import { drawDimensions } from './drawings/sizes/dimensions.ts';
import { drawScale } from './drawings/sizes/scale.ts';
import { drawingOf } from './drawings/registry.ts';
import type { PictureFacts, View } from './facts.ts';

/** Whether a kind has a door, lid or drawer that is also drawn open. */
export function hasOpenView(facts: PictureFacts): boolean {
  return drawingOf(facts).open !== undefined;
}

/** Returns one view as SVG, 1000 units square. A view that the kind does not have shows its front. */
export function drawView(facts: PictureFacts, view: View): string {
  if (view === 'dimensions') return drawDimensions(facts);
  if (view === 'scale') return drawScale(facts);
  const drawing = drawingOf(facts);
  const draw = view === 'open' && drawing.open ? drawing.open : drawing.draw;
  return compose(drawing, facts, (pen) => draw(pen, facts));
}
