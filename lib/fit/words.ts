import { mm } from '@/lib/i18n/length';
import { listed, lowerFirst, SIZE } from './measure-words';
import { doorWords, proudWords } from './front-words';
import { roomSentences } from './room-words';
import type { Aspect, Check, Fit } from './types';

const TOO_LARGE: Readonly<Record<Aspect, string>> = {
  width: 'Too wide',
  height: 'Too tall',
  depth: 'Too deep',
  below: 'Too deep below the worktop',
  walkway: 'Too far into the room',
  hinge: 'Too close to the wall',
};

/** Clearance in millimetres below which the shopper is asked to measure again. */
const LITTLE_MM = 5;

const LARGER: Partial<Readonly<Record<Aspect, string>>> = {
  width: 'wider',
  height: 'higher',
  depth: 'deeper',
};

/** `Too wide by 12 mm`; for a housing that is too large `The housing is 6 mm wider than the 568 mm maximum`. */
export function failure(check: Check, hole: Fit['hole']): string {
  const { aspect, atMost, have } = check;
  if (atMost !== undefined && have > atMost) {
    return `The ${hole ?? 'gap'} is ${mm(have - atMost)} ${LARGER[aspect] ?? 'larger'} than the ${mm(atMost)} maximum`;
  }
  return lacksAirOnly(check)
    ? `Too little air ${airSide(aspect)} it`
    : `${TOO_LARGE[aspect]} by ${mm(bodyOver(check))}`;
}

const airSide = (aspect: Aspect) => (aspect === 'height' ? 'above' : 'beside');

/** By how much the body itself is too large, without the required air, in millimetres. */
const bodyOver = ({ spare, room }: Check): number =>
  -(spare ?? 0) - (room?.whose === 'required' ? room.mm : 0);

const lacksAirOnly = (check: Check): boolean => check.room?.whose === 'required' && bodyOver(check) <= 0;

/**
 * What is left over beside and above the body. Sides with a maker's maximum are left out: they have no room to spare.
 */
const spares = ({ checks }: Fit): { aspect: Aspect; spare: number }[] =>
  (['width', 'height'] as const).flatMap((aspect) => {
    const check = checks.find((each) => each.aspect === aspect && each.atMost === undefined);
    return check?.spare == null ? [] : [{ aspect, spare: check.spare }];
  });

/** The smallest clearance left over, where it is below `LITTLE_MM`; else null. */
export function tightest(fit: Fit): number | null {
  const least = Math.min(...spares(fit).map(({ spare }) => spare));
  return least < LITTLE_MM ? least : null;
}

/** `2 mm to spare in width and 15 mm in height`; empty when neither was measured. */
const spareWords = (fit: Fit): string =>
  listed(
    spares(fit).map(
      ({ aspect, spare }, at) => `${mm(spare)} ${at === 0 ? 'to spare ' : ''}in ${SIZE[aspect]}`,
    ),
  );

/** `exactly as wide as it is`, `2 mm lower than it is with the air it needs` */
function tightWords({ aspect, spare, room }: Check): string {
  const [as, less] = aspect === 'width' ? ['wide', 'narrower'] : ['high', 'lower'];
  const than = room?.whose === 'required' ? 'it is with the air it needs' : 'it is';
  return spare === 0 ? `exactly as ${as} as ${than}` : `${mm(-(spare ?? 0))} ${less} than ${than}`;
}

/**
 * Sentences on sides that are so close that they are to be measured again, and on the gap the appliance is made for.
 */
function closeWords(fit: Fit): string[] {
  const little = spares(fit).filter(({ spare }) => spare >= 0 && spare < LITTLE_MM);
  const said = fit.nominal === null ? [] : [`It is made for a gap of ${mm(fit.nominal)}.`];
  if (little.length > 0) {
    const what = listed(little.map(({ aspect }) => SIZE[aspect]));
    said.push(`Measure the ${what} in three places and go by the smallest.`);
  }
  return said;
}

/** Whether a housing or cut-out is above the maximum, as opposed to too small. */
const isTooLarge = ({ atMost, have }: Check): boolean => atMost !== undefined && have > atMost;

function first(fit: Fit): string {
  const { verdict, checks, missing, hole } = fit;
  if (verdict === 'NO') {
    const refused = checks.filter((check) => check.verdict === 'NO');
    const [large, small] = [refused.filter(isTooLarge), refused.filter((check) => !isTooLarge(check))];
    const [bodies, airs] = [small.filter((check) => !lacksAirOnly(check)), small.filter(lacksAirOnly)];
    const sides = listed(airs.map(({ aspect }) => airSide(aspect)));
    const [worst, ...others] = [
      ...bodies.map((check) => failure(check, hole)),
      ...(sides ? [`Too little air ${sides} it`] : []),
    ];
    const tooSmall = worst === undefined ? [] : [listed([worst, ...others.map(lowerFirst)])];
    return `${[...large.map((check) => failure(check, hole)), ...tooSmall].join('. ')}.`;
  }
  if (verdict === 'UNKNOWN') {
    return missing.length > 0
      ? `We cannot tell: the maker does not state the ${listed(missing.map((aspect) => SIZE[aspect]))}.`
      : 'We cannot tell until you have measured.';
  }
  const tight = checks.filter((check) => check.verdict === 'TIGHT').map(tightWords);
  if (tight.length > 0) return `It may just go in: the gap is ${listed(tight)}.`;
  const spare = spareWords(fit);
  if (fit.flushBroken) return `Goes in, but is not flush: it stands out ${mm(fit.proud.door)}.`;
  if (spare) return `Goes in, with ${spare}.`;
  return hole ? `Fits the ${hole}.` : 'Going by what you measured, it fits.';
}

/** Sentences on what would fit instead, or who could alter the housing. */
function insteadWords({ checks, hole }: Fit): string[] {
  const refused = checks.filter(({ verdict, spare, room }) => {
    const required = room?.whose === 'required' ? room.mm : 0;
    return verdict === 'NO' && (spare ?? 0) + required < 0;
  });
  if (hole) {
    const wrong = checks.filter(({ verdict }) => verdict === 'NO');
    const below = wrong.find(({ aspect }) => aspect === 'below');
    return below && wrong.length === 1
      ? [`Choose one that needs at most ${mm(below.have)} below the worktop.`]
      : [`Choose one for a ${hole} of that size, or have a joiner alter it.`];
  }
  if (refused.length === 0) return [];
  const limits = refused.map(({ aspect, have }) => `${mm(have)} ${aspect === 'width' ? 'wide' : 'high'}`);
  return [`Choose one that is at most ${listed(limits)}.`];
}

/** Sentence on the room to spare, where another check decides the verdict. */
const besides = (fit: Fit): string[] =>
  spares(fit).some(({ spare }) => spare >= 0) && spares(fit).every(({ spare }) => spare >= 0)
    ? [`It has ${spareWords(fit)}.`]
    : [];

/**
 * Returns the result in plain words: first the sentence that decides, then those that explain it, and what to do next.
 */
export function fitSentences(fit: Fit): [string, ...string[]] {
  if (fit.verdict === 'UNKNOWN') {
    return fit.missing.length > 0
      ? [first(fit), ...besides(fit), 'Ask us and we will ask the maker.']
      : [first(fit)];
  }
  if (fit.verdict === 'NO') return [first(fit), ...roomSentences(fit), ...insteadWords(fit)];
  const again = fit.checks.some(({ verdict }) => verdict === 'TIGHT')
    ? ['Measure again to the millimetre in three places, and go by the smallest.']
    : closeWords(fit);
  const more = fit.flushBroken ? besides(fit) : [];
  return [first(fit), ...more, ...again, ...roomSentences(fit), ...proudWords(fit), ...doorWords(fit)];
}

/** Sentence on the sides that were not measured and so not checked; null when all were. */
export const uncheckedSentence = ({ unchecked }: Fit): string | null =>
  unchecked.length > 0
    ? `Not measured, so not checked: ${listed(unchecked.map((aspect) => SIZE[aspect]))}.`
    : null;
