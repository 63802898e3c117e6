import { burnsGas } from '@/lib/catalogue/gas';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { nominalWidth } from '@/lib/catalogue/nominal';
import { mm } from '@/lib/i18n/length';
import { extractorOf, firstOf, risesBehind } from './pieces';
import type { Kitchen, Piece, Rule } from './types';

/** Required air changes per hour. */
const CHANGES = 10;
/** Share of the extraction rate that remains with carbon filters. */
const RECIRCULATED = 0.7;
/** Distance between hob and hood where the maker does not state it, in millimetres. */
const ABOVE_ELECTRIC = 650;
const ABOVE_GAS = 750;
const HEIGHT_SOURCE = 'The makers’ instructions; 650 to 750 mm where they give no figure';
const WIDTH_SOURCE = 'A hood should be as wide as what it hangs over, by the nominal widths of both';

/** Returns the cooking surfaces below a hood: hobs and cookers, except for hobs with their own extraction. */
const surfacesOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ place, kind }) => place === 'cooker' || (place === 'hob' && !traitsOf(kind).extracts));

const named = (mm: number): number => nominalWidth(mm) ?? mm;

const under = ({ place }: Piece): string => (place === 'cooker' ? 'cooker' : 'hob');

/**
 * Checks that a hood is as wide as the surface below it. Both are made slightly narrower than their nominal widths,
 * which are compared too.
 */
export const hoodWidth: Rule = (pieces) => {
  const hood = firstOf(pieces, 'hood');
  const surfaces = surfacesOf(pieces);
  if (!hood || surfaces.length === 0) return null;
  const about = { rule: 'hood width' as const, source: WIDTH_SOURCE };
  const over = hood.facts.widthMm;
  const silent = surfaces.find(({ facts }) => facts.widthMm === undefined);
  if (over === undefined || silent) {
    const skus = [hood.sku, (silent ?? surfaces[0] ?? hood).sku];
    const of = silent ? under(silent) : 'hood';
    return { ...about, skus, result: 'UNKNOWN', words: `The width of the ${of} is not stated.` };
  }
  const [widest = hood] = surfaces.toSorted((a, b) => (b.facts.widthMm ?? 0) - (a.facts.widthMm ?? 0));
  const [what, wide] = [under(widest), widest.facts.widthMm ?? 0];
  const skus = [hood.sku, widest.sku];
  return over >= wide || named(over) >= named(wide)
    ? { ...about, skus, result: 'OK', words: `The hood, ${mm(over)}, covers the ${what}, ${mm(wide)}.` }
    : {
        ...about,
        skus,
        result: 'CLASH',
        words: `The hood is ${wide - over} mm narrower than the ${what}, so steam escapes at the sides. Choose a ${named(wide) / 10} cm hood, or a narrower ${what}.`,
      };
};

/** Returns the minimum distance between the cooking surface and the hood above it, in millimetres. */
function leastAbove(hood: Piece | undefined, gas: boolean): number {
  const stated = hood?.facts.aboveHobMm;
  return (gas ? stated?.max : stated?.min) ?? (gas ? ABOVE_GAS : ABOVE_ELECTRIC);
}

/** Returns the height of a hood above the cooking surface: as measured, or else the minimum, in millimetres. */
export function hoodGap(pieces: readonly Piece[], kitchen: Kitchen): number {
  return kitchen.hoodHeight ?? leastAbove(firstOf(pieces, 'hood'), surfacesOf(pieces).some(burnsGas));
}

/** Checks the minimum height of a hood; among several surfaces, one that burns gas decides. */
export const hoodHeight: Rule = (pieces, kitchen) => {
  const hood = firstOf(pieces, 'hood');
  const surfaces = surfacesOf(pieces);
  const cooks = surfaces.find(burnsGas) ?? surfaces[0];
  if (!hood || !cooks || risesBehind(hood)) return null;
  const gas = burnsGas(cooks);
  const least = leastAbove(hood, gas);
  const about = { rule: 'hood height' as const, source: HEIGHT_SOURCE, skus: [hood.sku, cooks.sku] };
  const needs = `The hood must hang at least ${least} mm above ${gas ? 'gas' : `this ${under(cooks)}`}`;
  if (kitchen.hoodHeight === null)
    return { ...about, result: 'CHECK', words: `${needs}. Check that there is room.` };
  return kitchen.hoodHeight >= least
    ? { ...about, result: 'OK', words: `${needs}; you have ${kitchen.hoodHeight} mm.` }
    : { ...about, result: 'CLASH', words: `${needs}; you have only ${kitchen.hoodHeight} mm.` };
};

/** Checks the space that a downdraft extractor needs in the worktop behind the hob, and below it. */
export const worktopDepth: Rule = (pieces) => {
  const hood = firstOf(pieces, 'hood');
  const [cooks] = surfacesOf(pieces);
  if (!hood || !cooks || !risesBehind(hood)) return null;
  const about = {
    rule: 'worktop depth' as const,
    source: 'The makers’ drawings: the cut-outs of both, one behind the other, and the motor below',
    skus: [hood.sku, cooks.sku],
  };
  if (cooks.place === 'cooker')
    return {
      ...about,
      result: 'CLASH',
      words: 'This extractor rises out of the worktop behind a hob; behind a cooker there is no worktop.',
    };
  const gas = burnsGas(cooks) ? ' Beside gas, keep the distance that both makers ask for.' : '';
  return {
    ...about,
    result: 'CHECK',
    words: `The extractor rises out of the worktop behind the hob, and its motor is below: together they need a worktop deeper than the usual 600 mm, and an oven goes in a tall housing.${gas}`,
  };
};

/** Checks whether the extractor changes the kitchen's air ten times an hour. */
export const hoodStrength: Rule = (pieces, { room, extraction }) => {
  const extractor = extractorOf(pieces);
  const volume = (room.length ?? 0) * (room.width ?? 0) * (room.height ?? 0);
  if (!extractor || volume === 0) return null;
  const about = {
    rule: 'hood strength' as const,
    source: 'Five to ten changes of air an hour; carbon filters leave about 70 %',
    skus: [extractor.sku],
  };
  const what = extractor.place === 'hood' ? 'hood' : 'hob';
  const rate = extractor.facts.airflowM3h;
  if (rate === undefined)
    return { ...about, result: 'UNKNOWN', words: `The extraction rate of the ${what} is not stated.` };
  const needed = Math.round((volume * CHANGES) / 1e9);
  const moved = Math.round(extraction === 'recirculate' ? rate * RECIRCULATED : rate);
  const words = `This kitchen needs ${needed} m³ an hour; the ${what} moves ${moved}${extraction === 'recirculate' ? ' through carbon filters' : ''}.`;
  if (moved >= needed) return { ...about, result: 'OK', words };
  return { ...about, result: moved >= needed / 2 ? 'CHECK' : 'CLASH', words };
};
