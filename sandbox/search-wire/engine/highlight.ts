import { isRecord } from './record.ts';
import type { Term, Understood } from './terms.ts';
import { plainWords, type Word, words } from './words.ts';

export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

/** Highlights the matched words of a query in texts. */
export class Highlighter {
  readonly #query: Understood;
  readonly #tags: readonly [before: string, after: string];
  /** Query terms by the index word that they match. */
  readonly #terms = new Map<string, Term[]>();

  constructor(query: Understood, before: string, after: string) {
    this.#query = query;
    this.#tags = [before, after];
    for (const term of query.terms)
      for (const word of term.words) this.#terms.set(word, [...(this.#terms.get(word) ?? []), term]);
  }

  /** Highlights every text in a value, at any depth. */
  all(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.all(item));
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.all(inner)]));
    return this.text(typeof value === 'string' ? value : JSON.stringify(value ?? null));
  }

  text(text: string): Highlighted {
    const spans = this.#spans(text);
    const matched = new Set(spans.flatMap(({ said }) => said));
    const wanted = this.#query.words;
    return {
      value: marked(text, spans, this.#tags),
      matchLevel: matched.size === 0 ? 'none' : matched.size >= wanted.length ? 'full' : 'partial',
      ...(matched.size > 0 && { fullyHighlighted: covers(text, spans) }),
      matchedWords: wanted.filter((_, at) => matched.has(at)),
    };
  }

  /** Returns an excerpt of `length` words around the first match. */
  snippet(
    text: string,
    length: number,
    ellipsis: string,
  ): Omit<Highlighted, 'fullyHighlighted' | 'matchedWords'> {
    const all = plainWords(text);
    if (all.length <= length) {
      const { value, matchLevel } = this.text(text);
      return { value, matchLevel };
    }
    const first = this.#spans(text)[0]?.start ?? 0;
    const at = all.findIndex(({ end }) => end > first);
    const from = Math.max(0, Math.min(at - Math.floor(length / 3), all.length - length));
    const part = text.slice(all[from]?.start, all[from + length - 1]?.end);
    const { value, matchLevel } = this.text(part);
    const end = from + length < all.length ? ellipsis : '';
    return { value: `${from > 0 ? ellipsis : ''}${value}${end}`, matchLevel };
  }

  #spans(text: string): { start: number; end: number; said: number[] }[] {
    const found = words(text).flatMap((word) => {
      const terms = this.#terms.get(word.text) ?? [];
      const said = terms.flatMap((term) =>
        Array.from({ length: term.to - term.from }, (_, i) => term.from + i),
      );
      return said.length > 0 ? [{ ...this.#extent(word, terms), said }] : [];
    });
    return found.toSorted((a, b) => a.start - b.start);
  }

  /** A prefix match is highlighted only as far as it was typed. */
  #extent({ text, start, end }: Word, terms: readonly Term[]): { start: number; end: number } {
    const typed = terms.map((term) =>
      !term.exact && term.typos === 0 ? (this.#query.words[term.from] ?? '') : text,
    );
    const longest = Math.max(...typed.map((word) => (text.startsWith(word) ? word.length : text.length)));
    return { start, end: longest >= text.length ? end : start + longest };
  }
}

type Span = { start: number; end: number };

function marked(text: string, spans: readonly Span[], [before, after]: readonly [string, string]): string {
  let result = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    result += `${text.slice(at, from)}${before}${text.slice(from, end)}${after}`;
    at = end;
  }
  return result + text.slice(at);
}

function covers(text: string, spans: readonly Span[]): boolean {
  return plainWords(text).every((word) =>
    spans.some(({ start, end }) => start <= word.start && end >= word.end),
  );
}
