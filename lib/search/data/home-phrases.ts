import type { FactPhrase } from './fact-phrases';

/** Phrases for what a home requires of certain kinds only: where an appliance stands, and which connections it has. */
export const HOME_PHRASES: readonly FactPhrase[] = [
  {
    phrases:
      'in flat|for flat|in apartment|for apartment|in rented flat|for rented flat|no garden|no outside space|cant drill|cannot drill|no holes in wall',
    names: ['Dryer type'],
    value: /Vented/,
    isNot: true,
    of: /^Tumble dryer$/,
  },
  {
    phrases:
      'works with old pans|work with old pans|old pans|old saucepans|old pots|old cookware|existing pans|existing saucepans|current pans|any pan|any saucepan|all pans|all my pans|use my pans|keep my pans|same pans|normal pans|ordinary pans|pans i have|pans i already have|aluminium pans|aluminium saucepans|copper pans|copper saucepans|glass pans|non magnetic|non magnetic pans|pans not magnetic|pans arent magnetic|no new pans|no special pans|dont have to buy new pans|without buying new pans',
    names: ['Hob type', 'Fuel'],
    value: /^Induction/,
    isNot: true,
    of: /hob$|cooker$/i,
  },
];
