import { oldLoad } from '@/lib/access/old';
import { partWords } from '@/lib/access/part-words';
import { partsOf } from '@/lib/access/parts';
import { NO_ROUTE, type Route } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import type { Access, Load, RoutePart } from '@/lib/access/types';
import { accessSentences, oldSentences } from '@/lib/access/words';
import { LONGEST_ACCESS_LINE } from './answers';
import { type HeavyGood, replacedBy } from './heavy-goods';

/** The fields of the checkout about the way in, as typed. */
export type TypedAccess = { floor: string; door: string; steps: string; old: string };

const millimetres = (text: string): number | null => (/^\d{3,4}$/.test(text) ? Number(text) : null);

/** Returns the way in from the details of the home; what is typed for this order takes precedence. */
function wayOf({ floor, door, steps }: TypedAccess, route: Route): RoutePart[] {
  const ground = floor ? floor === 'ground' : route.ground;
  const told = partsOf({ ...route, door: null, ground });
  const narrowest = millimetres(door);
  const doors = told.map((part) =>
    part.kind === 'doorway' && narrowest !== null && part.width < narrowest
      ? { ...part, width: narrowest }
      : part,
  );
  const isAmong = doors.some((part) => part.kind === 'doorway' && part.width === narrowest);
  const way = isAmong
    ? doors
    : [...partsOf({ ...NO_ROUTE, door: narrowest, doorHeight: route.doorHeight }), ...doors];
  const count = /^\d{1,2}$/.test(steps) ? Number(steps) : 0;
  if (count === 0 || count === stepsOf(way)) return way;
  return [{ kind: 'steps', name: 'the steps', count }, ...way.filter(({ kind }) => kind !== 'steps')];
}

/** Number of single steps and door sills on a way. */
export const stepsOf = (way: readonly RoutePart[]): number =>
  way.reduce((sum, part) => sum + (part.kind === 'steps' ? part.count : 0), 0);

/** Returns the shorter side of an appliance's footprint, packed if known, in millimetres. */
function girth({ packed, bare }: Load): number {
  const box = packed ?? bare;
  return box ? Math.min(box.width, box.depth) : 0;
}

const VERDICTS = ['NO', 'CALL', 'DOORS', 'UNPACK', 'IN'];

const badness = ({ verdict }: Access): number => VERDICTS.indexOf(verdict);

function outSentences(
  way: readonly RoutePart[],
  width: number | null,
  goods: readonly HeavyGood[],
): string[] {
  const widest = replacedBy(goods);
  const old = widest && oldLoad(widest.load, width);
  return old ? oldSentences(accessOf(way, old)) : [];
}

/** Lists as many parts of the way as fit into `room` characters. */
function listed(way: readonly RoutePart[], room: number): string {
  const parts = way.map(partWords);
  const line = (count: number) => {
    const more = parts.length - count;
    return ` The way: ${parts.slice(0, count).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
  };
  let count = parts.length;
  while (count > 0 && line(count).length > room) count -= 1;
  return count > 0 ? line(count) : '';
}

/**
 * Returns one line for the shopper and the crew: whether everything gets in, judged by the most difficult item, whether
 * the old appliance gets out, and the way part by part if it is known in parts. Empty when there is nothing to say.
 */
export function accessLine(typed: TypedAccess, goods: readonly HeavyGood[], route: Route): string {
  const way = wayOf(typed, route);
  const [worst] = goods
    .map(({ name, load }) => ({ name, load, answer: accessOf(way, load) }))
    .toSorted((a, b) => badness(a.answer) - badness(b.answer) || girth(b.load) - girth(a.load));
  if (!worst || way.length === 0) return '';
  const sentences = [
    ...accessSentences(worst.answer, worst.load),
    ...outSentences(way, millimetres(typed.old), goods),
  ];
  const answer = `${worst.name}: ${sentences.join(' ')}`.slice(0, LONGEST_ACCESS_LINE);
  return route.parts.length > 0 ? answer + listed(way, LONGEST_ACCESS_LINE - answer.length) : answer;
}
