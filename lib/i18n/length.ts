/** Whole millimetres without their unit: `1,981`. */
export const figureOf = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** A length as it is told wherever one is told: `1,981 mm`. */
export const mm = (value: number): string => `${figureOf(value)} mm`;
