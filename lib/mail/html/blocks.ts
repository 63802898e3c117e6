import { energyArrow, energyWords } from '@/lib/catalogue/energy';
import type { Energy } from '@/lib/catalogue/types';
import { escapeHtml } from '@/lib/platform/escape-html';
import type { Block, Enclosures, Good, Run, SumLine } from '../types';
import { style } from './style';

/** Renders a block of a letter as HTML. */
export function blockHtml(block: Block, enclosures: Enclosures): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${style.heading}">${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p style="${style.text}">${runHtml(block.runs)}</p>`;
    case 'list':
      return `<ul style="${style.list}">${block.items.map((item) => `<li>${runHtml(item)}</li>`).join('')}</ul>`;
    case 'button':
      return `<p style="margin:20px 0"><a href="${escapeHtml(block.href)}" style="${style.button}">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return table(block.rows.map(factRow));
    case 'goods':
      return table(block.goods.map((good) => goodRows(good, enclosures)));
    case 'sum':
      return `${table(block.lines.map(sumRow))}${block.note ? `<p style="${style.note}">${escapeHtml(block.note)}</p>` : ''}`;
    case 'form':
      return `<div style="${style.form}"><b>${escapeHtml(block.title)}</b><br>${block.lines.map(escapeHtml).join('<br>')}</div>`;
  }
}

const table = (rows: string[]): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.table}">${rows.join('')}</table>`;

/** Keeps telephone numbers in the shop's own text on one line. */
const wordsHtml = (text: string): string =>
  escapeHtml(text).replace(/\b0\d{2,4} \d{3} \d{3,4}\b/g, (number) => number.replaceAll(' ', '&nbsp;'));

export const runHtml = (runs: readonly Run[]): string =>
  runs
    .map((run) => {
      if (typeof run === 'string') return wordsHtml(run);
      if ('bold' in run) return `<b>${escapeHtml(run.bold)}</b>`;
      return `<a href="${escapeHtml(run.href)}" style="${style.link}">${escapeHtml(run.text)}</a>`;
    })
    .join('');

const factRow = ({ name, value }: { name: string; value: string[] }): string =>
  `<tr><td style="${style.term}">${escapeHtml(name)}</td></tr>` +
  `<tr><td style="${style.fact}">${value.map(escapeHtml).join('<br>')}</td></tr>`;

function goodRows({ name, notes, price, picture, energy, extras }: Good, enclosures: Enclosures): string {
  const enclosed = picture && enclosures.get(picture.template);
  const image = enclosed
    ? `<img src="cid:${enclosed.cid}" width="72" height="72" alt="${escapeHtml(picture.alt)}" style="${style.picture}">`
    : '';
  const small = [...(energy ? [`Energy label: ${energyWords(energy)}`] : []), ...notes]
    .map((note) => `<br><span style="${style.note}">${escapeHtml(note)}</span>`)
    .join('');
  const arrow = energy ? `<br>${energyHtml(energy)}` : '';
  const beside = image ? `<td width="84" style="${style.beside}">${image}</td>` : '';
  const row = `<tr>${beside}<td${image ? '' : ' colspan="2"'} style="${style.good}"><b>${escapeHtml(name)}</b>${small}</td><td style="${style.price}"><b>${escapeHtml(price)}</b>${arrow}</td></tr>`;
  const rest = extras.map(
    (extra) =>
      `<tr><td colspan="2" style="${style.extra}">+ ${escapeHtml(extra.name)}</td><td style="${style.extraPrice}">${escapeHtml(extra.price)}</td></tr>`,
  );
  return row + rest.join('');
}

/** The seven colours of the energy label, dark green to red. */
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f36f21', '#ed1c24'];

/**
 * Renders the label's class for display beside a price: a white letter with a black outline on the colour of the class,
 * as high as the price, with the range of the scale (experience §1 L7). The class in words is beside the product's
 * name.
 */
function energyHtml(energy: Energy): string {
  const { letter, best, worst, step } = energyArrow(energy);
  const edge = '-1px 0 #000,0 1px #000,1px 0 #000,0 -1px #000';
  return (
    `<span aria-hidden="true" style="white-space:nowrap;line-height:1">` +
    `<span style="display:inline-block;padding:3px;border:1px solid #000000;background:#ffffff;color:#000000;font:bold 9px/1 Arial,sans-serif;vertical-align:middle">${best}&#8211;${worst}</span>` +
    `<span style="display:inline-block;padding:1px 10px 1px 6px;border:1px solid #000000;border-left:0;border-radius:0 10px 10px 0;background:${COLOURS[step - 1]};color:#ffffff;font:bold 16px/1.1 Calibri,Arial,sans-serif;text-shadow:${edge};vertical-align:middle">${letter}</span></span>`
  );
}

const sumRow = ({ label, amount, total }: SumLine): string =>
  `<tr><td style="${total ? style.total : style.sum}">${escapeHtml(label)}</td><td style="${total ? style.totalAmount : style.sumAmount}">${escapeHtml(amount)}</td></tr>`;
