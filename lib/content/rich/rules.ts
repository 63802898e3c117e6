import MarkdownIt from 'markdown-it';
import { cleaned } from './cleaned';
import { documentNodes } from './from-document';
import { htmlNodes } from './from-html';
import type { RichElement, RichNode, RichSource } from './types';

/** Markdown with inline HTML, automatic links and line breaks as typed (specification §9). */
const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true });

/** Returns the sanitised nodes of a text. */
export function richNodes(source: RichSource): RichNode[] {
  if ('html' in source) return cleaned(htmlNodes(source.html));
  if ('markdown' in source) return cleaned(htmlNodes(markdown.render(source.markdown)));
  return cleaned(documentNodes(source.document));
}

/** The text content of nodes. */
export const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)} `)).join('');

/** The headings of the second and third level, in order. */
const headingsIn = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === 'h2' || node.tag === 'h3' ? [node] : []), ...headingsIn(node.children)],
  );

/** The headings of a text's sections: the second level, or the third where the only one above is the text's title. */
function sectionsOf(nodes: readonly RichNode[]): RichElement[] {
  const [first, ...rest] = headingsIn(nodes);
  const isTitled = first?.tag === 'h2' && rest.length > 0 && rest.every(({ tag }) => tag === 'h3');
  return isTitled ? rest : [first ?? [], rest].flat().filter(({ tag }) => tag === 'h2');
}

const idOf = (heading: RichElement): string =>
  `t-${wordsOf(heading.children)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;

/** Ids of the headings of a text's sections, from their words. Repeated ones get the suffix `-2` and so on. */
export function headingIds(nodes: readonly RichNode[]): ReadonlyMap<RichElement, string> {
  const ids = new Map<RichElement, string>();
  const taken = new Set<string>();
  for (const heading of sectionsOf(nodes)) {
    const words = idOf(heading);
    let id = words;
    for (let turn = 2; taken.has(id); turn += 1) id = `${words}-${turn}`;
    taken.add(id);
    ids.set(heading, id);
  }
  return ids;
}

/** The headings of a text's sections, for a table of contents. */
export const headingsOf = (nodes: readonly RichNode[]): { id: string; title: string }[] =>
  [...headingIds(nodes)].map(([{ children }, id]) => ({ id, title: wordsOf(children).trim() }));

const WORDS_A_MINUTE = 220;

/** Estimated reading time in minutes, at least one. */
export const readingMinutes = (nodes: readonly RichNode[]): number =>
  Math.max(1, Math.round(wordsOf(nodes).split(/\s+/).length / WORDS_A_MINUTE));

/** Top-level paths of the shop that a text links to, in order and without duplicates. */
export function linkedPaths(nodes: readonly RichNode[]): string[] {
  const found = nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const href = node.attributes['href'] ?? '';
    return [...(/^\/[^/?#]+$/.test(href) ? [href] : []), ...linkedPaths(node.children)];
  });
  return [...new Set(found)];
}
