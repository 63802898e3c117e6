import { figureOf } from '@/lib/i18n/length';
import type { Aspect, Check, Fit, Room } from './types';

const WHAT: Readonly<Record<Exclude<Aspect, 'walkway'>, string>> = {
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  below: 'Below the worktop',
  hinge: 'Beside the hinge',
};

const mm = (value: number | null): string =>
  value === null ? 'not stated' : figureOf(value).replace('-', '−');

/** What the appliance takes, the room to be kept beside it, what there is, and what is left of it. */
export type FitRow = { what: string; takes: string; room: string; have: string; left: string };

/** Room that is a condition is taken off; what is advised or usual is named so and is not. */
const roomWords = ({ mm: size, whose }: Room): string =>
  whose === 'required' ? mm(size) : `${mm(size)} ${whose}`;

/** Of a housing or a cut-out, both ends; what lies between them leaves nothing over and wants nothing. */
function rangeRow(what: string, { need, have, spare, atMost = 0 }: Check): FitRow {
  const over = have - atMost;
  const left = over > 0 ? `${mm(over)} too much` : (spare ?? 0) < 0 ? mm(spare) : 'fits';
  return { what, takes: `${mm(need)} to ${mm(atMost)}`, room: '', have: mm(have), left };
}

function checkRow({ aspect, ...check }: Check): FitRow[] {
  // The floor in front is told with what the open door takes of it.
  if (aspect === 'walkway') return [];
  const { need, have, spare, atMost, room } = check;
  if (atMost !== undefined) return [rangeRow(WHAT[aspect], { aspect, ...check })];
  const required = room?.whose === 'required' ? room.mm : 0;
  const takes = need === null ? null : need - required;
  return [
    {
      what: WHAT[aspect],
      takes: mm(takes),
      room: room ? roomWords(room) : '',
      have: mm(have),
      left: mm(spare),
    },
  ];
}

function doorRow({ front }: Fit): FitRow[] {
  if (!front || (front.use === 0 && front.walkway === null)) return [];
  const { use, walkway } = front;
  const floor = walkway === null ? '' : mm(use + walkway);
  return [
    {
      what: 'Open door',
      takes: mm(use),
      room: '',
      have: floor,
      left: walkway === null ? '' : mm(walkway),
    },
  ];
}

function hingeRow({ hinge }: Fit): FitRow[] {
  if (hinge.kind !== 'limited') return [];
  const { gap, wanted } = hinge;
  return [{ what: WHAT.hinge, takes: mm(wanted), room: '', have: mm(gap), left: mm(gap - wanted) }];
}

/** The figures behind an answer, and every figure of its drawing. */
export const fitRows = (fit: Fit): FitRow[] => [
  ...fit.checks.flatMap(checkRow),
  ...doorRow(fit),
  ...hingeRow(fit),
];
