import type { Aspect, Check, Fit } from './types';

const TOO_LARGE: Readonly<Record<Aspect, string>> = {
  width: 'Too wide',
  height: 'Too tall',
  depth: 'Too deep',
  below: 'Too deep below the worktop',
  walkway: 'Too far into the room',
  hinge: 'Too close to the wall',
};

const SIZE: Readonly<Record<Aspect, string>> = {
  width: 'width',
  height: 'height',
  depth: 'depth',
  below: 'room below the worktop',
  walkway: 'depth with the door open',
  hinge: 'room beside the hinge',
};

const mm = (value: number): string => `${Math.round(value).toLocaleString('en-GB')} mm`;

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `Too wide by 12 mm`; for a housing that is too large `The width of the housing is 6 mm more than its 568 mm`. */
function failure({ aspect, spare, atMost, have }: Check, hole: Fit['hole']): string {
  if (atMost !== undefined && have > atMost) {
    return `The ${hole ?? 'gap'} has ${mm(have - atMost)} more ${SIZE[aspect]} than the ${mm(atMost)} it may have`;
  }
  return `${TOO_LARGE[aspect]} by ${mm(-(spare ?? 0))}`;
}

/** `3 mm to spare in width`, `nothing to spare in height`, `2 mm too little in width`. */
function spareOf(spare: number, aspect: Aspect): string {
  if (spare < 0) return `${mm(-spare)} too little in ${SIZE[aspect]}`;
  return `${spare === 0 ? 'nothing' : mm(spare)} to spare in ${SIZE[aspect]}`;
}

/** What is left over at the sides and above, in words; empty when neither was measured. */
function spareWords({ checks }: Fit): string {
  return listed(
    (['width', 'height'] as const).flatMap((aspect) => {
      // What lies within a maker's figures has nothing to spare: it is right.
      const check = checks.find((each) => each.aspect === aspect && each.atMost === undefined);
      return check?.spare == null ? [] : [spareOf(check.spare, aspect)];
    }),
  );
}

function doorWords({ front, hinge, checks, doorsOpen }: Fit): string[] {
  const words: string[] = [];
  if (front?.walkway != null) {
    words.push(
      `The open door takes ${mm(front.use)} in front; you will have ${mm(front.walkway)} to walk past.`,
    );
  } else if (front && front.use > 0) {
    words.push(`The open door takes ${mm(front.use)} in front.`);
  }
  if (checks.some(({ aspect, verdict }) => aspect === 'walkway' && verdict === 'DOOR')) {
    words.push('A comfortable way past is 700 mm; a wheelchair wants 1,200 mm.');
  }
  if (doorsOpen) words.push(`With both doors wide open it is ${mm(doorsOpen)} across.`);
  if (hinge.kind === 'swap') words.push('Have the door hung on the other side: here the wall is in its way.');
  if (hinge.kind === 'limited') {
    const opens = hinge.degrees === 90 ? 'about 90°' : 'less than 90°';
    words.push(
      `The wall lets the door open ${opens}: it needs ${mm(hinge.wanted)} beside its hinge to pull out every drawer and has ${mm(hinge.gap)}.`,
    );
  }
  return words;
}

function proudWords({ proud, flushBroken }: Fit): string[] {
  if (proud.door <= 0) return [];
  const standsOut =
    proud.body > 0
      ? `It stands out ${mm(proud.door)} in front, ${mm(proud.body)} of that its body.`
      : `Its door stands out ${mm(proud.door)} in front.`;
  return flushBroken ? [standsOut, 'So it is not flush with the units, as you wanted it.'] : [standsOut];
}

function first(fit: Fit): string {
  const { verdict, checks, missing, hole } = fit;
  const spare = spareWords(fit);
  if (verdict === 'NO') {
    const [worst = '', ...others] = checks
      .filter((check) => check.verdict === 'NO')
      .map((check) => failure(check, hole));
    return `${listed([worst, ...others.map(lowerFirst)])}.`;
  }
  if (verdict === 'UNKNOWN') {
    return missing.length > 0
      ? `We cannot tell: the maker does not state the ${listed(missing.map((aspect) => SIZE[aspect]))}.`
      : 'We cannot tell before something is measured.';
  }
  if (checks.some((check) => check.verdict === 'TIGHT')) {
    return `It may just fit, with ${spare}. Measure again to the millimetre.`;
  }
  if (hole) return `Fits the ${hole}.`;
  return spare ? `Fits, with ${spare}.` : 'Fits.';
}

/** What does not fit although the body alone would. */
const airWords = ({ checks }: Fit): string[] =>
  checks
    .filter(({ verdict, air, spare }) => verdict === 'NO' && air && (spare ?? 0) + air >= 0)
    .map(({ aspect, air }) => `Of the ${SIZE[aspect]} it takes, ${mm(air ?? 0)} is air that it must have.`);

/** The answer in plain words: one sentence that decides, and those that explain it. */
export const fitSentences = (fit: Fit): [string, ...string[]] => [
  first(fit),
  ...(fit.verdict === 'NO' || fit.verdict === 'UNKNOWN'
    ? airWords(fit)
    : [...proudWords(fit), ...doorWords(fit)]),
];

/** What the answer says nothing of, because it was not measured; null when all was. */
export const uncheckedSentence = ({ unchecked }: Fit): string | null =>
  unchecked.length > 0
    ? `Not measured, so not checked: ${listed(unchecked.map((aspect) => SIZE[aspect]))}.`
    : null;

const BADGES: Readonly<Record<'FITS' | 'PROUD' | 'DOOR', string>> = {
  FITS: 'Fits your gap',
  PROUD: 'Fits, stands out',
  DOOR: 'Fits, door limited',
};

/** The few words on a card, and whether they say yes, no, or that somebody has to measure. */
export function fitBadge({ verdict, checks, missing, hole }: Fit): {
  says: 'yes' | 'no' | 'measure';
  words: string;
} {
  if (verdict === 'UNKNOWN') {
    return { says: 'measure', words: missing.length > 0 ? 'Size not stated' : 'Measure more' };
  }
  if (verdict === 'NO') {
    const check = checks.find((each) => each.verdict === 'NO');
    const isTooSmall = check && (check.atMost === undefined || check.have <= check.atMost);
    return {
      says: 'no',
      words: isTooSmall ? failure(check, hole) : `${hole === 'cut-out' ? 'Cut-out' : 'Housing'} too large`,
    };
  }
  return verdict === 'TIGHT' || checks.some((check) => check.verdict === 'TIGHT')
    ? { says: 'measure', words: 'Tight in your gap' }
    : { says: 'yes', words: hole && verdict === 'FITS' ? `Fits your ${hole}` : BADGES[verdict] };
}
