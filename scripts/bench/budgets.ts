export type Line = { what: string; measured: number; unit: string; budget?: number; atLeast?: boolean };

/** Prints one line of the report: what was measured, the result, and whether it is within budget. */
export function print({ what, measured, unit, budget, atLeast }: Line): void {
  const shown = measured.toFixed(measured < 10 ? 2 : 0);
  const verdict =
    budget === undefined
      ? ''
      : keeps({ what, measured, unit, budget, ...(atLeast && { atLeast }) })
        ? 'ok'
        : 'OVER';
  const limit = budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${budget}`;
  console.log(`  ${what.padEnd(44)} ${shown.padStart(9)} ${unit.padEnd(7)} ${limit.padEnd(9)} ${verdict}`);
}

export const keeps = ({ measured, budget, atLeast }: Line): boolean =>
  budget === undefined || (atLeast ? measured >= budget : measured <= budget);
