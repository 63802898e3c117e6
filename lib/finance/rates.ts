const MONTHS_A_YEAR = 12;

/** The effective monthly rate of an APR, as a fraction. @param apr percent */
export const monthlyRate = (apr: number): number => (1 + apr / 100) ** (1 / MONTHS_A_YEAR) - 1;

/**
 * Twelve times the effective monthly rate of an APR: how some lenders state their interest rate.
 * @returns percent, rounded to two decimals
 */
export const nominalRate = (apr: number): number =>
  Math.round(monthlyRate(apr) * MONTHS_A_YEAR * 10_000) / 100;
