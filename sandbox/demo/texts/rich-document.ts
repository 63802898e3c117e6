import MarkdownIt from 'markdown-it';

type Mark = { type: string };
type Inline = { nodeType: string; value?: string; marks?: Mark[]; data: Data; content?: Inline[] };
type Data = { uri?: string };
type Block = { nodeType: string; data: Data; content: (Block | Inline)[] };

/** The content service's names for what Markdown opens. */
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
const MARKS: Readonly<Record<string, string>> = { strong_open: 'bold', em_open: 'italic' };

const markdown = new MarkdownIt();
type Token = ReturnType<typeof markdown.parse>[number];

const block = (nodeType: string): Block => ({ nodeType, data: {}, content: [] });

/** Markdown as the content service keeps rich text. */
export function richDocument(text: string): Block {
  const open = [block('document')];
  for (const token of markdown.parse(text, {})) {
    const parent = open.at(-1);
    if (!parent) break;
    if (token.type === 'hr') parent.content.push(block('hr'));
    else if (token.type === 'inline') parent.content.push(...inCell(parent, inline(token.children ?? [])));
    else if (isSkipped(token)) continue;
    else if (token.nesting === 1) {
      const made = block(BLOCKS[token.type] ?? `heading-${token.tag.slice(1)}`);
      parent.content.push(made);
      open.push(made);
    } else open.pop();
  }
  return open[0] ?? block('document');
}

/** The service knows rows only, not a table's head and body. */
const isSkipped = ({ type }: Token): boolean => /^(thead|tbody)_/.test(type);

/** A cell holds paragraphs, which Markdown leaves out. */
const inCell = ({ nodeType }: Block, words: Inline[]): (Block | Inline)[] =>
  nodeType.endsWith('cell') ? [{ nodeType: 'paragraph', data: {}, content: words }] : words;

function inline(tokens: readonly Token[]): Inline[] {
  const root: Inline[] = [];
  let target = root;
  const marks: Mark[] = [];
  for (const token of tokens) {
    const mark = MARKS[token.type];
    if (mark) marks.push({ type: mark });
    else if (/^(strong|em)_close$/.test(token.type)) marks.pop();
    else if (token.type === 'link_open') {
      const content: Inline[] = [];
      root.push({ nodeType: 'hyperlink', data: { uri: String(token.attrGet('href') ?? '') }, content });
      target = content;
    } else if (token.type === 'link_close') target = root;
    else target.push({ nodeType: 'text', value: token.content || '\n', marks: [...marks], data: {} });
  }
  return root;
}
