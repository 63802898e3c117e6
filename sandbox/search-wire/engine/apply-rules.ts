import { readRuleParams, type SearchParams } from '../params.ts';
import { otherNumber, plainWords } from './words.ts';

interface Condition {
  pattern?: string | undefined;
  anchoring?: 'is' | 'startsWith' | 'endsWith' | 'contains' | undefined;
  /** Whether singular and plural match each other. */
  alternatives?: boolean | undefined;
}

/** A rule as Algolia stores it. If one of its conditions matches, its parameters are applied to the search. */
export interface Rule {
  objectID: string;
  enabled?: boolean | undefined;
  conditions?: readonly Condition[] | undefined;
  consequence: { params?: Record<string, unknown> | undefined };
}

/** Where in the query a rule's pattern was found. */
type Match = { rule: Rule; from: number; length: number; anchoring: string };

const ANCHORS = ['is', 'startsWith', 'endsWith', 'contains'];

/**
 * Returns a search with the parameters that its index's rules add, and the ids of the rules applied. Of rules that set
 * the same parameter only one applies: the one whose match is nearest to the start of the query, then the one that
 * matches the most words, then the one with the stricter anchoring. A rule with an invalid parameter does not apply.
 */
export function applyRules(
  rules: readonly Rule[],
  params: SearchParams,
): { params: SearchParams; applied: string[] } {
  if (rules.length === 0 || !params.enableRules || params.query.trim() === '') return { params, applied: [] };
  const words = plainWords(params.query).map(({ text }) => text);
  const matched = rules
    .flatMap((rule) => matchOf(rule, words) ?? [])
    .toSorted(
      (a, b) =>
        a.from - b.from || b.length - a.length || ANCHORS.indexOf(a.anchoring) - ANCHORS.indexOf(b.anchoring),
    );
  const added: Partial<SearchParams> = {};
  const applied: string[] = [];
  for (const { rule } of matched) {
    const own = readRuleParams(rule.consequence.params ?? {});
    if (!own || Object.keys(own).some((name) => name in added)) continue;
    Object.assign(added, own);
    applied.push(rule.objectID);
  }
  const { optionalFilters = [], ...others } = added;
  return {
    // Optional filters of the search and of its rules are combined.
    params: { ...params, ...others, optionalFilters: [...params.optionalFilters, ...optionalFilters] },
    applied,
  };
}

function matchOf(rule: Rule, words: readonly string[]): Match | null {
  if (rule.enabled === false) return null;
  const found = (rule.conditions ?? []).flatMap(
    ({ pattern, anchoring = 'is', alternatives = false }): Match[] => {
      const wanted = plainWords(pattern ?? '').map(({ text }) => text);
      const from = placeOf(words, wanted, alternatives);
      const isEnd = from + wanted.length === words.length;
      const isThere =
        from >= 0 &&
        (anchoring === 'contains' ||
          (anchoring === 'startsWith' && from === 0) ||
          (anchoring === 'endsWith' && isEnd) ||
          (from === 0 && isEnd));
      return isThere ? [{ rule, from, length: wanted.length, anchoring }] : [];
    },
  );
  return found.toSorted((a, b) => a.from - b.from || b.length - a.length)[0] ?? null;
}

function placeOf(words: readonly string[], wanted: readonly string[], alternatives: boolean): number {
  if (wanted.length === 0) return -1;
  return words.findIndex((_, at) =>
    wanted.every((word, i) => {
      const said = words[at + i] ?? '';
      return said === word || (alternatives && otherNumber(said).includes(word));
    }),
  );
}
