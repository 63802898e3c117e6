import { answersTo } from './conditions.ts';
import type { Conditions, Product, Question, Results, Verdict } from './types.ts';

/** Number of products among which each of several things asked for must be. */
const SEEN_AT_ONCE = 8;

/** Position down to which a result still counts as near. */
const NEAR = 3;

const SAYS_NONE =
  /(?:\bnot|n[’']t|\bnever|\bno longer)\b[\w ,]{0,40}\b(?:sell|sold|stock|carry)\b|\bnothing\b|\bno (?:results|matches)\b/i;

/** Judges strictly what a results page shows, given the products that are for sale. */
export function judge(question: Question, results: Results, products: readonly Product[]): Verdict {
  const isRight = (most: number) => isAnswered(question, results, products, most);
  const isSaid = (question.absent ?? []).every((name) => isDenied(name, results));
  const isWhole = (question.among ?? []).every((conditions) =>
    isMet(conditions, results, products, SEEN_AT_ONCE),
  );
  return { isFirst: isSaid && isWhole && isRight(1), isNear: isSaid && isWhole && isRight(NEAR) };
}

function isAnswered(
  { first, pages }: Question,
  results: Results,
  products: readonly Product[],
  most: number,
): boolean {
  if (!first && !pages) return true;
  const shown = results.pages.slice(0, most).map((path) => path.replace(/\/?(?:[?#].*)?$/, ''));
  return Boolean(
    (first && isMet(first, results, products, most)) || pages?.some((path) => shown.includes(path)),
  );
}

/** Whether one of the first `most` products meets the conditions. */
function isMet(conditions: Conditions, results: Results, products: readonly Product[], most: number) {
  const right = new Set(answersTo(conditions, products).map(({ sku }) => sku));
  return results.products.slice(0, most).some((sku) => right.has(sku));
}

/** Whether a sentence names it and says that it is not sold. */
const isDenied = (name: string, { sentences }: Results) =>
  sentences.some((text) => text.toLowerCase().includes(name.toLowerCase()) && SAYS_NONE.test(text));
