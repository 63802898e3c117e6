import MarkdownIt from 'markdown-it';
import { isText, type RichBlock, type RichNode, type RichText } from './types.ts';

/** Contentful's node types for Markdown tokens. */
const BLOCKS: Readonly<Record<string, string>> = {
  paragraph_open: 'paragraph',
  bullet_list_open: 'unordered-list',
  ordered_list_open: 'ordered-list',
  list_item_open: 'list-item',
  blockquote_open: 'blockquote',
  table_open: 'table',
  tr_open: 'table-row',
  th_open: 'table-header-cell',
  td_open: 'table-cell',
};
const MARKS: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', s: 'strikethrough' };

const markdown = new MarkdownIt();
type Token = ReturnType<typeof markdown.parse>[number];

const block = (nodeType: string, content: RichNode[] = []): RichBlock => ({ nodeType, data: {}, content });

const textOf = (value: string, marks: readonly string[]): RichText => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

/** Converts Markdown to a rich text document. */
export function richDocument(text: string): RichBlock {
  const document = block('document');
  const open = [document];
  for (const token of markdown.parse(text, {})) {
    const parent = open.at(-1) ?? document;
    if (token.type === 'hr') parent.content.push(block('hr'));
    else if (/^(fence|code_block)$/.test(token.type)) parent.content.push(codeBlock(token));
    else if (token.type === 'inline') parent.content.push(...inCell(parent, inline(token.children ?? [])));
    else if (isSkipped(token)) continue;
    else if (token.nesting === 1) {
      const child = block(BLOCKS[token.type] ?? `heading-${token.tag.slice(1)}`);
      parent.content.push(child);
      open.push(child);
    } else open.pop();
  }
  return document;
}

/** Rich text tables have only rows, no head and body. */
const isSkipped = ({ type }: Token): boolean => /^(thead|tbody)_/.test(type);

/** Rich text table cells contain paragraphs; Markdown's do not. */
const inCell = ({ nodeType }: RichBlock, words: RichNode[]): RichNode[] =>
  nodeType.endsWith('cell') ? [block('paragraph', words)] : words;

/** Rich text has only inline code. */
const codeBlock = ({ content }: Token): RichBlock =>
  block('paragraph', [textOf(content.replace(/\n$/, ''), ['code'])]);

function inline(tokens: readonly Token[]): RichNode[] {
  const root: RichNode[] = [];
  let target = root;
  const marks: string[] = [];
  for (const token of tokens) {
    const mark = MARKS[token.tag];
    if (mark && token.nesting === 1) marks.push(mark);
    else if (mark && token.nesting === -1) marks.pop();
    else if (token.type === 'link_open') {
      const link: RichBlock = {
        nodeType: 'hyperlink',
        data: { uri: String(token.attrGet('href') ?? '') },
        content: [],
      };
      root.push(link);
      target = link.content;
    } else if (token.type === 'link_close') target = root;
    else add(target, textOf(textIn(token), token.type === 'code_inline' ? [...marks, 'code'] : marks));
  }
  return root;
}

const textIn = ({ type, content }: Token): string => (/^(soft|hard)break$/.test(type) ? '\n' : content);

/** Appends text, merging it with preceding text of the same marks as Contentful does. */
function add(nodes: RichNode[], text: RichText): void {
  const last = nodes.at(-1);
  if (last && isText(last) && sameMarks(last, text)) last.value += text.value;
  else if (text.value !== '') nodes.push(text);
}

const sameMarks = (a: RichText, b: RichText): boolean =>
  a.marks.map(({ type }) => type).join() === b.marks.map(({ type }) => type).join();
