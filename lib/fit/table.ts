import type { Aspect, Fit } from './types';

const WHAT: Readonly<Record<Aspect, string>> = {
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  below: 'Below the worktop',
  walkway: 'Floor in front, with 700 to pass',
  hinge: 'Beside the hinge',
};

const mm = (value: number | null): string =>
  value === null ? 'not stated' : Math.round(value).toLocaleString('en-GB').replace('-', '−');

export type FitRow = { what: string; takes: string; have: string; left: string };

/** The figures behind an answer, as the drawing shows them. */
export function fitRows({ checks, hinge }: Fit): FitRow[] {
  const rows = checks.map(({ aspect, need, have, spare, atMost }) => ({
    what: WHAT[aspect],
    takes: atMost !== undefined && need !== null && atMost > need ? `${mm(need)} to ${mm(atMost)}` : mm(need),
    have: mm(have),
    left: mm(spare),
  }));
  if (hinge.kind !== 'limited') return rows;
  const { gap, wanted } = hinge;
  return [...rows, { what: WHAT.hinge, takes: mm(wanted), have: mm(gap), left: mm(gap - wanted) }];
}
