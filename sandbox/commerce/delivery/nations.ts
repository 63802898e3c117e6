/** As the law on bank holidays divides them. */
export const NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;

export type Nation = (typeof NATIONS)[number];
