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

/** The id of a heading within its text, by its place among the headings. */
export const headingId = (heading: RichElement): string =>
  `t-${wordsOf(heading.children)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;

/** The headings of a text, for a list of its contents. */
export const headingsOf = (nodes: readonly RichNode[]): { id: string; title: string }[] =>
  nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ id: headingId(node), title: wordsOf(node.children).trim() }]
      : [],
  );

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
