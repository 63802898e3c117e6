import { mm } from '@/lib/i18n/length';
import { listed } from './measure-words';
import type { Check, Fit, Room, Whose } from './types';

type Short = Check & { room: Room };

/** `50 mm at each side (you have 8 mm)`. What the body leaves is never shown as less than 0. */
function wish({ aspect, need, have, room: { mm: total, sides, whose } }: Short): string {
  const where = aspect === 'height' ? 'above it' : sides === 2 ? 'at each side' : 'beside it';
  const body = (need ?? 0) - (whose === 'required' ? total : 0);
  const each = (size: number) => mm(Math.max(0, Math.floor(size / Math.max(1, sides))));
  return `${each(total)} ${where} (you have ${each(have - body)})`;
}

const SAID: Readonly<Record<Whose, (wishes: string) => [what: string, then: string]>> = {
  required: (wishes) => [
    `The maker requires air: ${wishes}.`,
    'That is a requirement: choose one that needs less, or a larger space.',
  ],
  advised: (wishes) => [
    `The maker advises air: ${wishes}.`,
    'That is advice, and it still goes in: leave as much as you can.',
  ],
  usual: (wishes) => [
    `The maker gives no figure for air; the usual is ${wishes}.`,
    'That is a rule of thumb, not a requirement: ask the maker, and leave as much as you can.',
  ],
};

const WHOSE: readonly Whose[] = ['required', 'advised', 'usual'];

/** Sentences on the clearance that is missing, who asks for it, and what to do about it. */
export function roomSentences({ checks }: Fit): string[] {
  const short = checks.flatMap(({ room, ...check }) =>
    room && isShort({ ...check, room }) ? [{ ...check, room }] : [],
  );
  return WHOSE.flatMap((whose) => {
    const of = short.filter(({ room }) => room.whose === whose);
    if (of.length === 0) return [];
    const [what, then] = SAID[whose](listed(of.map(wish)));
    // A shortfall within measuring tolerance is to be measured again before another product is suggested.
    return of.every(({ verdict }) => verdict === 'TIGHT') ? [what] : [what, then];
  });
}

/**
 * Whether air is missing beside or above the body. The clearance behind it only decides how far the appliance stands
 * out.
 */
const isShort = ({ aspect, verdict, room }: Short): boolean =>
  (aspect === 'width' || aspect === 'height') &&
  (verdict === 'AIR' || (verdict !== 'FITS' && room.whose === 'required'));
