import { mm } from '@/lib/i18n/length';
import { listed } from './measure-words';
import type { Check, Fit, Room, Whose } from './types';

type Short = Check & { room: Room };

/** `50 mm at each side (you have 8 mm)`: of what the body leaves there is never less than nothing. */
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

/** What is too little of the room that is to stay free, whose word that is, and what to do about it. */
export function roomSentences({ checks }: Fit): string[] {
  const short = checks.flatMap(({ room, ...check }) =>
    room && isShort({ ...check, room }) ? [{ ...check, room }] : [],
  );
  return WHOSE.flatMap((whose) => {
    const of = short.filter(({ room }) => room.whose === whose);
    if (of.length === 0) return [];
    const [what, then] = SAID[whose](listed(of.map(wish)));
    // What a tape may have misread is measured again before another is chosen.
    return of.every(({ verdict }) => verdict === 'TIGHT') ? [what] : [what, then];
  });
}

/** Beside or above the body; what is behind it decides how far it stands out, and nothing else. */
const isShort = ({ aspect, verdict, room }: Short): boolean =>
  (aspect === 'width' || aspect === 'height') &&
  (verdict === 'AIR' || (verdict !== 'FITS' && room.whose === 'required'));
