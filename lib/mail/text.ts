import { energyWords } from '@/lib/catalogue/energy';
import type { SiteSettings } from '@/lib/content/types';
import { traderLines } from './trader';
import type { Block, Good, Letter, Run } from './types';

const WIDTH = 72;
const RULE = '-'.repeat(WIDTH);

/** Renders a letter as plain text, with the same content as its HTML. */
export function letterText({ title, blocks, because }: Letter, shop: SiteSettings): string {
  const parts = [
    shop.name,
    wrap(title),
    ...blocks.map(blockText),
    RULE,
    ...traderLines(shop).map((line) => wrap(line)),
    wrap(because),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text.toUpperCase()}\n${RULE}`;
    case 'text':
      return wrap(runText(block.runs));
    case 'list':
      return block.items.map((item) => wrap(`- ${runText(item)}`, '  ')).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.rows
        .map(({ name, value }) => `${name}\n${value.map((line) => `  ${line}`).join('\n')}`)
        .join('\n\n');
    case 'goods':
      return block.goods.map(goodText).join('\n\n');
    case 'sum':
      return [
        ...block.lines.map(({ label, amount }) => row(label, amount)),
        ...(block.note ? [block.note] : []),
      ].join('\n');
    case 'form':
      return [block.title, '', ...block.lines].map((line) => `| ${line}`.trimEnd()).join('\n');
  }
}

const runText = (runs: readonly Run[]): string =>
  runs
    .map((run) => (typeof run === 'string' ? run : 'bold' in run ? run.bold : `${run.text} (${run.href})`))
    .join('');

const goodText = ({ name, notes, price, energy, extras }: Good): string =>
  [
    row(name, price),
    ...(energy ? [`  Energy label: ${energyWords(energy)}`] : []),
    ...notes.map((note) => `  ${note}`),
    ...extras.map((extra) => row(`  + ${extra.name}`, extra.price)),
  ].join('\n');

/** Puts a label at the left and an amount at the right; on separate lines when both do not fit. */
function row(label: string, amount: string): string {
  const gap = WIDTH - label.length - amount.length;
  return gap > 1 ? `${label}${' '.repeat(gap)}${amount}` : `${wrap(label, '  ')}\n${amount.padStart(WIDTH)}`;
}

/** Wraps a text between words; an address is never broken. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
