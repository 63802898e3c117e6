/** Whole millimetres without their unit: `1,981`. */
export const figureOf = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** A length in millimetres, as it is written everywhere: `1,981 mm`. */
export const mm = (value: number): string => `${figureOf(value)} mm`;
