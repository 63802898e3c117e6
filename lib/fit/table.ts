import type { Aspect, Check, Fit } from './types';

const WHAT: Readonly<Record<Exclude<Aspect, 'walkway'>, string>> = {
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  below: 'Below the worktop',
  hinge: 'Beside the hinge',
};

const mm = (value: number | null): string =>
  value === null ? 'not stated' : Math.round(value).toLocaleString('en-GB').replace('-', '−');

/** What the appliance takes, the air it must have beside that, what there is, and what is left of it. */
export type FitRow = { what: string; takes: string; air: string; have: string; left: string };

/** Of a housing or a cut-out, both ends; what lies between them leaves nothing over and wants nothing. */
function rangeRow(what: string, { need, have, spare, atMost = 0 }: Check): FitRow {
  const over = have - atMost;
  const left = over > 0 ? `${mm(over)} too much` : (spare ?? 0) < 0 ? mm(spare) : 'right';
  return { what, takes: `${mm(need)} to ${mm(atMost)}`, air: '', have: mm(have), left };
}

function checkRow({ aspect, ...check }: Check): FitRow[] {
  // The floor in front is told with what the open door takes of it.
  if (aspect === 'walkway') return [];
  const { need, have, spare, atMost, air } = check;
  if (atMost !== undefined) return [rangeRow(WHAT[aspect], { aspect, ...check })];
  const takes = need === null ? null : need - (air ?? 0);
  return [{ what: WHAT[aspect], takes: mm(takes), air: air ? mm(air) : '', have: mm(have), left: mm(spare) }];
}

function doorRow({ front }: Fit): FitRow[] {
  if (!front || (front.use === 0 && front.walkway === null)) return [];
  const { use, walkway } = front;
  const floor = walkway === null ? '' : mm(use + walkway);
  return [
    {
      what: 'Floor, door open',
      takes: mm(use),
      air: '',
      have: floor,
      left: walkway === null ? '' : mm(walkway),
    },
  ];
}

function hingeRow({ hinge }: Fit): FitRow[] {
  if (hinge.kind !== 'limited') return [];
  const { gap, wanted } = hinge;
  return [{ what: WHAT.hinge, takes: mm(wanted), air: '', have: mm(gap), left: mm(gap - wanted) }];
}

/** The figures behind an answer, and every figure of its drawing. */
export const fitRows = (fit: Fit): FitRow[] => [
  ...fit.checks.flatMap(checkRow),
  ...doorRow(fit),
  ...hingeRow(fit),
];
