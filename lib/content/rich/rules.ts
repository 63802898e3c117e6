import MarkdownIt from 'markdown-it';
import { cleaned } from './cleaned';
import { documentNodes } from './from-document';
import { htmlNodes } from './from-html';
import type { RichElement, RichNode, RichSource } from './types';

/** Specification §9: HTML within it, links without brackets, and line breaks as typed. */
const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true });

/** What of a text is shown. */
export function richNodes(source: RichSource): RichNode[] {
  if ('html' in source) return cleaned(htmlNodes(source.html));
  if ('markdown' in source) return cleaned(htmlNodes(markdown.render(source.markdown)));
  return cleaned(documentNodes(source.document));
}

/** The words of a text alone. */
export const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)} `)).join('');

const headingsIn = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.tag === 'h2' ? [node] : []), ...headingsIn(node.children)],
  );

const idOf = (heading: RichElement): string =>
  `t-${wordsOf(heading.children)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;

/** The ids of a text's headings, by their words; of several in the same words the second ends in `-2`. */
export function headingIds(nodes: readonly RichNode[]): ReadonlyMap<RichElement, string> {
  const ids = new Map<RichElement, string>();
  const taken = new Set<string>();
  for (const heading of headingsIn(nodes)) {
    const words = idOf(heading);
    let id = words;
    for (let turn = 2; taken.has(id); turn += 1) id = `${words}-${turn}`;
    taken.add(id);
    ids.set(heading, id);
  }
  return ids;
}

/** The headings of a text, for a list of its contents. */
export const headingsOf = (nodes: readonly RichNode[]): { id: string; title: string }[] =>
  [...headingIds(nodes)].map(([{ children }, id]) => ({ id, title: wordsOf(children).trim() }));

const WORDS_A_MINUTE = 220;

/** Minutes that reading takes, at least one. */
export const readingMinutes = (nodes: readonly RichNode[]): number =>
  Math.max(1, Math.round(wordsOf(nodes).split(/\s+/).length / WORDS_A_MINUTE));

/** The shop's own paths that a text links to, in its order, each once. */
export function linkedPaths(nodes: readonly RichNode[]): string[] {
  const found = nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const href = node.attributes['href'] ?? '';
    return [...(/^\/[^/?#]+$/.test(href) ? [href] : []), ...linkedPaths(node.children)];
  });
  return [...new Set(found)];
}
