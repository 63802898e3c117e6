import { flightWords } from '@/lib/access/part-words';
import { partsOf } from '@/lib/access/parts';
import type { Route } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import { mm } from '@/lib/i18n/length';
import { LONGEST_ANSWER, type AccessAnswers } from './answers';
import { type HeavyGood, replacedBy } from './heavy-goods';
import { stepsOf } from './verdict';

/** The answers that the details of a home can provide. */
export type AccessPrefill = Pick<AccessAnswers, 'floor' | 'lift' | 'stairs' | 'steps' | 'door' | 'old'>;

const shown = (value: number): string => (value > 0 ? String(value) : '');

/**
 * Returns the answers about the way in that are known from the details of the home (experience CHK-5); unknown ones are
 * empty texts.
 */
export function accessPrefill(route: Route, goods: readonly HeavyGood[], floor: string): AccessPrefill {
  const ground = floor ? floor === 'ground' : route.ground;
  const way = partsOf({ ...route, ground });
  const doors = way.flatMap((part) => (part.kind === 'doorway' ? [part.width] : []));
  const flights = way.flatMap((part) =>
    part.kind === 'stairs' ? [[mm(part.width), ...flightWords(part)].join(', ')] : [],
  );
  const lifts = way.filter(({ kind }) => kind === 'lift');
  const takesAll = goods.every(({ load }) => accessOf(lifts, load).verdict !== 'NO');
  const kind = replacedBy(goods)?.kind;
  return {
    floor: route.ground ? 'ground' : '',
    lift: lifts.length > 0 && takesAll ? 'yes' : '',
    stairs: flights.join('; ').slice(0, LONGEST_ANSWER),
    steps: shown(Math.min(stepsOf(way), 99)),
    door: doors.length > 0 ? String(Math.min(...doors)) : '',
    old: shown((kind && route.old[kind]) ?? 0),
  };
}
