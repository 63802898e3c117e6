/** Parts of the United Kingdom with their own bank holidays. */
export const NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;

export type Nation = (typeof NATIONS)[number];
