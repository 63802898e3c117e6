/** The parts of the United Kingdom with different bank holidays. */
export const NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;

export type Nation = (typeof NATIONS)[number];
