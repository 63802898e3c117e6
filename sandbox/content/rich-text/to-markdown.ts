import { isDeepStrictEqual } from 'node:util';
import { richDocument } from './from-markdown.ts';
import { lineOf } from './markdown-line.ts';
import { isText, type RichBlock, type RichNode } from './types.ts';

/**
 * Converts a document to Markdown that parses to the same document. Returns null if Markdown cannot express it, such as
 * an embedded image. How texts are split and the order of marks do not matter.
 */
export function richMarkdown(document: unknown): string | null {
  if (!isBlock(document) || document.nodeType !== 'document') return null;
  const text = blocksOf(document.content).trim();
  return isDeepStrictEqual(normalized(richDocument(text)), normalized(document)) ? text : null;
}

const isBlock = (node: unknown): node is RichBlock =>
  typeof node === 'object' && node !== null && 'content' in node && Array.isArray(node.content);

const LISTS: Readonly<Record<string, readonly [string, string]>> = {
  'unordered-list': ['-', '*'],
  'ordered-list': ['1.', '1)'],
};

function blocksOf(nodes: readonly RichNode[]): string {
  const isSecond = nodes.map(() => false);
  return nodes
    .map((node, at) => {
      // Adjacent lists of the same type need different markers, or Markdown would merge them.
      isSecond[at] = nodes[at - 1]?.nodeType === node.nodeType && !isSecond[at - 1];
      return blockOf(node, isSecond[at] ?? false);
    })
    .join('\n\n');
}

function blockOf(node: RichNode, isSecond: boolean): string {
  if (isText(node)) return lineOf([node]);
  const { nodeType, content } = node;
  const level = /^heading-([1-6])$/.exec(nodeType)?.[1];
  if (level) return `${'#'.repeat(Number(level))} ${lineOf(content)}`;
  if (nodeType === 'hr') return '---';
  if (nodeType === 'blockquote') return prefixed(blocksOf(content), '> ', '> ');
  if (nodeType === 'table') return tableOf(content);
  const markers = LISTS[nodeType];
  return markers ? listOf(content, markers[isSecond ? 1 : 0]) : lineOf(content);
}

function listOf(items: readonly RichNode[], marker: string): string {
  const points = items.map((item) =>
    prefixed(isText(item) ? '' : blocksOf(item.content), `${marker} `, ' '.repeat(marker.length + 1)),
  );
  const isTight = items.every((item) => !isText(item) && item.content.length < 2);
  return points.join(isTight ? '\n' : '\n\n');
}

const prefixed = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n');

function tableOf(rows: readonly RichNode[]): string {
  const [head = '', ...others] = rows.map((row) => `| ${cellsOf(row).join(' | ')} |`);
  const rule = `|${' --- |'.repeat(rows[0] ? cellsOf(rows[0]).length : 0)}`;
  return [head, rule, ...others].join('\n');
}

const cellsOf = (row: RichNode): string[] =>
  isText(row) ? [] : row.content.map((cell) => (isText(cell) ? '' : blocksOf(cell.content)));

/** Merges texts with the same marks and sorts marks, for comparison. */
function normalized(node: RichNode): unknown {
  if (isText(node)) return { ...node, marks: markNames(node.marks) };
  const content: { nodeType: string; value?: string; marks?: string }[] = [];
  for (const child of node.content ?? []) {
    const next = normalized(child) as (typeof content)[number];
    const last = content.at(-1);
    if (next.value === '') continue;
    if (last?.value !== undefined && next.value !== undefined && last.marks === next.marks)
      last.value += next.value;
    else content.push(next);
  }
  return { ...node, content };
}

const markNames = (marks: readonly { type: string }[]): string =>
  [...new Set(marks.map(({ type }) => type))].toSorted().join();
