import type { Conditions, FactCondition, Question } from './types.ts';

/** A question that a product answers: one of the kinds that meets the facts and the other conditions. */
export const goods = (
  text: string,
  kinds: string | readonly string[],
  facts: readonly FactCondition[] = [],
  more: Conditions = {},
): Question => ({ text, first: { kinds: [kinds].flat(), facts, ...more } });

/** Like `goods`, but by the fact Type instead of the kind. */
export const type = (
  text: string,
  types: string | readonly string[],
  facts: readonly FactCondition[] = [],
  more: Conditions = {},
): Question => ({ text, first: { types: [types].flat(), facts, ...more } });

/** A question that one of the pages answers. */
export const page = (text: string, ...pages: readonly string[]): Question => ({ text, pages });

/** A question about a maker or product that is not sold, and what may be shown instead. */
export const none = (text: string, name: string, first?: Conditions): Question => ({
  text,
  absent: [name],
  ...(first && { first }),
});

export const is = (fact: string, ...values: readonly string[]): FactCondition => ({ fact, is: values });
export const not = (fact: string, ...values: readonly string[]): FactCondition => ({ fact, not: values });
export const min = (fact: string, least: number): FactCondition => ({ fact, min: least });
export const max = (fact: string, most: number): FactCondition => ({ fact, max: most });
export const between = (fact: string, least: number, most: number): FactCondition => ({
  fact,
  min: least,
  max: most,
});
