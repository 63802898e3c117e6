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

/** One row: what the appliance takes up, the clearance it needs, the size of the space, and what is left. */
export type FitRow = { what: string; takes: string; room: string; have: string; left: string };

/**
 * A clearance that is required is subtracted from what is left. One that is advised or usual is labelled so and not
 * subtracted.
 */
const roomWords = ({ mm: size, whose }: Room): string =>
  whose === 'required' ? mm(size) : `${mm(size)} ${whose}`;

/** Row for a housing or a cut-out with a minimum and a maximum; a size between them `fits`. */
function rangeRow(what: string, { need, have, spare, atMost = 0 }: Check): FitRow {
  const over = have - atMost;
  const left = over > 0 ? `${mm(over)} too much` : (spare ?? 0) < 0 ? mm(spare) : 'fits';
  return { what, takes: `${mm(need)} to ${mm(atMost)}`, room: '', have: mm(have), left };
}

function checkRow({ aspect, ...check }: Check): FitRow[] {
  // `doorRow` shows the floor in front.
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

/** The rows of figures behind a fit result; every figure in its drawing is among them. */
export const fitRows = (fit: Fit): FitRow[] => [
  ...fit.checks.flatMap(checkRow),
  ...doorRow(fit),
  ...hingeRow(fit),
];
