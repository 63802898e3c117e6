import { burnsGas } from '@/lib/catalogue/gas';
import { extractorOf, firstOf } from './pieces';
import type { Kitchen, Piece, Rule } from './types';

/** Changes of the kitchen's air in an hour. */
const CHANGES = 10;
/** What carbon filters leave of a hood's strength. */
const RECIRCULATED = 0.7;
/** Between hob and hood where the maker is silent, millimetres. */
const ABOVE_ELECTRIC = 650;
const ABOVE_GAS = 750;
const SOURCE = 'The makers’ instructions; 650 to 750 mm where they are silent';

/** A hood catches what rises from a hob no wider than itself. */
export const hoodWidth: Rule = (pieces) => {
  const [hood, hob] = [firstOf(pieces, 'hood'), firstOf(pieces, 'hob')];
  if (!hood || !hob) return null;
  const about = { rule: 'hood width' as const, source: SOURCE, skus: [hood.sku, hob.sku] };
  const [over, under] = [hood.facts.widthMm, hob.facts.widthMm];
  if (over === undefined || under === undefined) {
    return { ...about, result: 'UNKNOWN', words: 'The width of hood or hob is not stated.' };
  }
  return over >= under
    ? { ...about, result: 'OK', words: `The hood, ${over} mm, covers the hob, ${under} mm.` }
    : {
        ...about,
        result: 'CLASH',
        words: `The hood is ${under - over} mm narrower than the hob: steam passes it.`,
      };
};

/** The least room between what cooks and the hood above it, millimetres. */
function leastAbove(hood: Piece | undefined, gas: boolean): number {
  const stated = hood?.facts.aboveHobMm;
  return (gas ? stated?.max : stated?.min) ?? (gas ? ABOVE_GAS : ABOVE_ELECTRIC);
}

const cookingPiece = (pieces: readonly Piece[]): Piece | undefined =>
  firstOf(pieces, 'hob') ?? firstOf(pieces, 'cooker');

/** How high a hood hangs above what cooks: as it was measured, else as low as it may, millimetres. */
export function hoodGap(pieces: readonly Piece[], kitchen: Kitchen): number {
  const cooks = cookingPiece(pieces);
  return kitchen.hoodHeight ?? leastAbove(firstOf(pieces, 'hood'), cooks !== undefined && burnsGas(cooks));
}

/** The least height of a hood above a hob. */
export const hoodHeight: Rule = (pieces, kitchen) => {
  const [hood, hob] = [firstOf(pieces, 'hood'), cookingPiece(pieces)];
  if (!hood || !hob) return null;
  const gas = burnsGas(hob);
  const least = leastAbove(hood, gas);
  const about = { rule: 'hood height' as const, source: SOURCE, skus: [hood.sku, hob.sku] };
  const needs = `The hood hangs at least ${least} mm above ${gas ? 'gas' : 'this hob'}`;
  if (kitchen.hoodHeight === null)
    return { ...about, result: 'CHECK', words: `${needs}. Measure whether there is room.` };
  return kitchen.hoodHeight >= least
    ? { ...about, result: 'OK', words: `${needs}; you have ${kitchen.hoodHeight} mm.` }
    : { ...about, result: 'CLASH', words: `${needs}; you have only ${kitchen.hoodHeight} mm.` };
};

/** Whether what leads the steam away changes the kitchen's air ten times an hour. */
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
    return { ...about, result: 'UNKNOWN', words: `The strength of the ${what} is not stated.` };
  const needed = Math.round((volume * CHANGES) / 1e9);
  const moved = Math.round(extraction === 'recirculate' ? rate * RECIRCULATED : rate);
  const words = `This kitchen wants ${needed} m³ an hour, the ${what} moves ${moved}${extraction === 'recirculate' ? ' through carbon filters' : ''}.`;
  if (moved >= needed) return { ...about, result: 'OK', words };
  return { ...about, result: moved >= needed / 2 ? 'CHECK' : 'CLASH', words };
};
