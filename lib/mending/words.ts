import { roundedCost } from '@/lib/catalogue/running-cost-words';
import { withArticle } from '@/lib/i18n/article';
import { capitalised } from '@/lib/i18n/capitalised';
import { counted } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { HOUR, repairCost, partCost, VISIT } from './rules';
import type { Advice, Machine, Symptom, Verdict } from './types';

export const ADVICE: Readonly<Record<Advice, string>> = {
  claim: 'Ask the seller first: you may pay nothing',
  mend: 'We would have it repaired',
  either: 'Either is sensible',
  try: 'Try what costs nothing, then replace it',
  oneself: 'Repair it yourself, or replace it',
  replace: 'We would replace it',
};

/** `£75 to £110`; `up to £45` if the minimum is 0. */
const span = ([from, to]: readonly [from: Pence, to: Pence]): string =>
  from === 0 ? `up to ${formatPrice(to)}` : `${formatPrice(from)} to ${formatPrice(to)}`;

/**
 * Breaks down the cost: `£85 to £150 in all: £75 to £110 for the call-out with the first hour of work, £10 to £40 for
 * the part.`
 */
export function mendingWords(symptom: Symptom): string {
  const { parts, hours = 1, byOneself } = symptom;
  const made = [
    `${span(VISIT)} for the call-out with the first hour of work`,
    ...(hours > 1 ? [`${span(HOUR)} for each of about ${counted(hours - 1, 'more hour')}`] : []),
    ...(parts[1] > 0 ? [`${span(partCost(symptom))} for the part`] : []),
  ];
  const alone = byOneself
    ? ' Many people fit the part themselves, with the machine unplugged, and pay only for the part.'
    : '';
  return `${span(repairCost(symptom))} in all: ${made.join(', ')}.${alone}`;
}

/** The calculation behind the advice. */
export function verdictSentences(
  { noun, years, source }: Machine,
  { mending, replacing, left, saves }: Verdict,
  age: number | null,
): string[] {
  const one = capitalised(withArticle(noun));
  return [
    replacing === null
      ? `A repair usually costs ${span(mending)} with call-out, labour and part.`
      : `A repair usually costs ${span(mending)} with call-out, labour and part; a new one that fits costs ${formatPrice(replacing)} with delivery.`,
    age === null
      ? `${one} usually lasts about ${years} years (${source}); as you do not know its age, we have assumed half of that.`
      : `${one} usually lasts about ${years} years (${source}), so yours has about ${counted(left, 'year')} left.`,
    ...(saves === null ? [] : [`A new one would save about ${roundedCost(saves)} of energy a year.`]),
  ];
}

/**
 * Rights under law and guarantees, by age (Consumer Rights Act 2015 ss. 9, 19 and 23; Limitation Act 1980 s. 5;
 * Prescription and Limitation (Scotland) Act 1973 s. 6).
 */
export function rightsWords(age: number | null): string {
  if (age !== null && age < 2) {
    return 'It is most likely still under guarantee. If it is from us, ring us before you pay for anything. If it is from another shop, that shop has to put right what was faulty when it was delivered.';
  }
  if (age !== null && age >= 6) {
    return 'It is too old to claim from its seller, who is responsible for six years (five in Scotland). Some makers give ten years: check the papers that came with it.';
  }
  return 'For up to six years (five in Scotland) its seller is responsible if it was faulty when it was delivered, or has not lasted as long as it reasonably should. After the first six months it is for you to show that. Some makers also give a guarantee of five or ten years: check the papers that came with it.';
}
