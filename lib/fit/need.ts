import type { Range } from '@/lib/catalogue/facts/types';
import { nominalWidth } from '@/lib/catalogue/nominal';
import { withArticle } from '@/lib/i18n/article';
import { figureOf, mm } from '@/lib/i18n/length';
import type { FitFacts, Whose } from './types';

const span = ({ min, max }: Range): string =>
  min === max ? figureOf(min) : `${figureOf(min)} to ${figureOf(max)}`;

/**
 * Space that a freestanding appliance takes up between units and under a worktop, with hoses and required air, in
 * millimetres.
 */
export function needOf({ body, depthDoor, air, whose }: FitFacts) {
  const deepest = depthDoor ?? body.depth;
  const sides = whose.sides === 'required' ? air.left + air.right : 0;
  return {
    width: body.width === null ? null : body.width + sides,
    height: body.height === null ? null : body.height + (whose.top === 'required' ? air.top : 0),
    depth: deepest === null ? null : deepest + air.behind,
  };
}

const WISHES: Readonly<Record<Whose, string>> = {
  required: 'included, as the maker requires',
  advised: 'advised by the maker',
  usual: 'the usual allowance, as the maker gives none',
};

/** The air needed at the sides and above, and who asks for it; null where none is needed. */
export function airWords({ air, whose }: FitFacts): string | null {
  const wishes = [
    ...(air.left > 0 ? [{ words: `${mm(air.left)} of air at each side`, whose: whose.sides }] : []),
    ...(air.top > 0 ? [{ words: `${mm(air.top)} above it`, whose: whose.top }] : []),
  ];
  const [first, second] = wishes;
  if (!first) return null;
  if (second && second.whose !== first.whose) {
    return `${first.words}, ${WISHES[first.whose]}, and ${second.words}, ${WISHES[second.whose]}`;
  }
  return `${wishes.map(({ words }) => words).join(' and ')}, ${WISHES[first.whose]}`;
}

/** Depth of a worktop, and the height up to which an appliance goes below or beside it, in millimetres. */
const WORKTOP = { depth: 600, height: 920 } as const;

function deepWords(depth: number | null, height: number, behind: number): string {
  if (depth === null) return 'The maker does not state its depth.';
  const out = height <= WORKTOP.height ? depth - WORKTOP.depth : 0;
  const beyond = out > 0 ? ` It stands ${mm(out)} out from a worktop of ${mm(WORKTOP.depth)}.` : '';
  const room = behind > 0 ? `, including ${mm(behind)} behind it` : '';
  return `It needs ${mm(depth)} from the wall to its front${room}.${beyond}`;
}

/** A few sentences on the space an appliance needs; null when the maker does not state its width or height. */
export function needSentence(facts: FitFacts): string | null {
  const {
    niche,
    cutOut,
    below,
    body,
    air: { behind },
  } = facts;
  if (cutOut?.width && cutOut.depth) {
    const under = below ? `, and ${mm(below)} free below the worktop` : '';
    return `It needs a cut-out ${mm(cutOut.width)} wide and ${mm(cutOut.depth)} deep${under}.`;
  }
  if (niche?.width && niche.height) {
    const depth = niche.depth ? ` and at least ${mm(niche.depth.min)} deep` : '';
    return `It needs a housing ${span(niche.width)} mm wide, ${span(niche.height)} mm high${depth}.`;
  }
  const { width, height, depth } = needOf(facts);
  if (width === null || height === null) return null;
  const nominal = body.width === width ? nominalWidth(width) : null;
  const goes = nominal !== null && nominal > width ? `, made for ${withArticle(mm(nominal))} gap,` : '';
  const air = airWords(facts);
  return `It takes up ${mm(width)} of width${goes} and ${mm(height)} of height. ${deepWords(depth, height, behind)}${air ? ` Allow ${air}.` : ''}`;
}
