import type { Range } from '@/lib/catalogue/facts/types';
import type { FitFacts } from './types';

const mm = (value: number): string => value.toLocaleString('en-GB');
const span = ({ min, max }: Range): string => (min === max ? mm(min) : `${mm(min)} to ${mm(max)}`);

/** What a freestanding appliance takes between units and under a worktop, air and hoses included; millimetres. */
export function needOf({ body, depthDoor, air }: FitFacts) {
  const deepest = depthDoor ?? body.depth;
  return {
    width: body.width === null ? null : body.width + air.left + air.right,
    height: body.height === null ? null : body.height + air.top,
    depth: deepest === null ? null : deepest + air.behind,
  };
}

/** One sentence of the room it wants; null when the maker does not state its size. */
export function needSentence(facts: FitFacts): string | null {
  const { niche, cutOut, below } = facts;
  if (cutOut?.width && cutOut.depth) {
    const under = below ? `, and ${mm(below)} mm free below the worktop` : '';
    return `It wants a cut-out ${mm(cutOut.width)} mm wide and ${mm(cutOut.depth)} mm deep${under}.`;
  }
  if (niche?.width && niche.height) {
    const depth = niche.depth ? ` and at least ${mm(niche.depth.min)} mm deep` : '';
    return `It wants a housing ${span(niche.width)} mm wide, ${span(niche.height)} mm high${depth}.`;
  }
  const { width, height, depth } = needOf(facts);
  if (width === null || height === null || depth === null) return null;
  return `Between units it wants a gap ${mm(width)} mm wide, ${mm(height)} mm high and ${mm(depth)} mm deep, with its air and hoses.`;
}
