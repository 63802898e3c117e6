import { isText, type RichNode, type RichText } from './types.ts';

/** Markdown delimiters of marks, outermost first. */
const SIGNS: readonly (readonly [mark: string, sign: string])[] = [
  ['bold', '**'],
  ['italic', '*'],
  ['strikethrough', '~~'],
];
const SIGN_OF: ReadonlyMap<string, string> = new Map(SIGNS);

/** Converts inline nodes to Markdown. Line breaks in the text give several lines. */
export function lineOf(nodes: readonly RichNode[]): string {
  let line = '';
  const open: string[] = [];
  const closeTo = (remaining: readonly string[]) => {
    while (open.some((mark) => !remaining.includes(mark))) line += SIGN_OF.get(open.pop() ?? '') ?? '';
  };
  for (const node of nodes) {
    if (!isText(node)) {
      closeTo([]);
      line += `[${lineOf(node.content)}](${addressOf(node.data.uri ?? '')})`;
      continue;
    }
    const marks = SIGNS.map(([mark]) => mark).filter((mark) => hasMark(node, mark));
    closeTo(marks);
    const added = marks.filter((mark) => !open.includes(mark));
    line += added.map((mark) => SIGN_OF.get(mark)).join('') + wordsOf(node);
    open.push(...added);
  }
  closeTo([]);
  return atLineStarts(line);
}

const hasMark = ({ marks }: RichText, mark: string): boolean => marks.some(({ type }) => type === mark);

const wordsOf = (text: RichText): string =>
  hasMark(text, 'code') ? codeOf(text.value) : escaped(text.value);

/** Returns inline code with as many backticks as necessary. */
function codeOf(value: string): string {
  const longest = Math.max(0, ...(value.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^[` ]|[` ]$/.test(value) ? ' ' : '';
  return `${fence}${padding}${value}${padding}${fence}`;
}

const escaped = (value: string): string =>
  value
    .replace(/[\\`*[\]|]|~(?=~)|(?<=~)~|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/(?<=\s)#/g, '\\#');

/** Escapes what would start a block at the start of a line. */
const atLineStarts = (text: string): string =>
  text.replace(/^([#>=]|[-+](?=\s|$|[-+]))/gm, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');

const addressOf = (uri: string): string => (/[\s()<>]|^$/.test(uri) ? `<${uri}>` : uri);
