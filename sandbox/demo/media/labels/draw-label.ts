import { svg } from '../drawings/compose.ts';
import { lettering, measure } from '../drawings/kit/lettering.ts';
import type { LabelFacts } from './label-facts.ts';

/** Conventional colours of the label's seven classes. */
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f36f21', '#ed1c24'];
const BLUE = '#0f3c8c';
const INK = '#12172b';

const [X, Y, W, H] = [275, 30, 450, 940];

/** Draws an energy label modelled on the legal one: scale, class, consumption and the product's figures. */
export function drawLabel(facts: LabelFacts): string {
  return svg(
    [
      `<rect x="${X}" y="${Y}" width="${W}" height="${H}" rx="16" fill="#ffffff" stroke="${BLUE}" stroke-width="5"/>`,
      header(facts),
      arrows(facts),
      consumption(facts),
      figures(facts),
      lettering('Demonstration label', X + W - 22, Y + H - 16, 17, {
        face: 'text',
        align: 'end',
        fill: '#596079',
      }),
    ].join(''),
  );
}

function header({ maker, model }: LabelFacts): string {
  return [
    `<path d="M${X} ${Y + 16}a16 16 0 0 1 16-16h${W - 32}a16 16 0 0 1 16 16v94h-${W}z" fill="${BLUE}"/>`,
    lettering('ENERGY', X + 24, Y + 74, 62, { fill: '#ffffff' }),
    `<path d="M${X + W - 92} ${Y + 18}l-28 46h22l-12 34 42-50h-24l20-30z" fill="#ffc928"/>`,
    lettering(maker, X + 24, Y + 150, fit(maker, 32, 190), { fill: INK }),
    lettering(model, X + W - 24, Y + 150, fit(model, 28, 210), { face: 'text', align: 'end', fill: INK }),
  ].join('');
}

function fit(text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / measure(text, size));
}

function arrows({ letters, letter }: LabelFacts): string {
  const top = Y + 176;
  const step = 53;
  const rows = letters.map((each, index) => {
    const y = top + index * step;
    const wide = 120 + index * 21;
    const arrow = `<path d="M${X + 24} ${y}h${wide}l22 21-22 21h-${wide}z" fill="${COLOURS[index] ?? INK}"/>`;
    return arrow + lettering(each, X + 36, y + 34, 35, { fill: index === 3 ? INK : '#ffffff' });
  });
  const at = top + Math.max(0, letters.indexOf(letter)) * step;
  const mark = `<path d="M${X + W} ${at - 9}h-96l-34 30 34 30h96z" fill="${INK}"/>`;
  const size = fit(letter, 56, 84);
  return (
    rows.join('') +
    mark +
    lettering(letter, X + W - 14, at + 21 + size * 0.34, size, { align: 'end', fill: '#ffffff' })
  );
}

function consumption({ consumption: used }: LabelFacts): string {
  const y = Y + 566;
  const rule = `<path d="M${X + 24} ${y}h${W - 48}" stroke="${BLUE}" stroke-width="3"/>`;
  if (!used) return rule;
  const full = measure(used.figure, 92) + 14 + measure(used.unit, 30, 'text');
  const shrink = Math.min(1, (W - 56) / full);
  const [large, small, wide] = [92 * shrink, 30 * shrink, full * shrink];
  const x = X + (W - wide) / 2;
  return [
    rule,
    lettering(used.figure, x, y + 92, large, { fill: INK }),
    lettering(used.unit, x + measure(used.figure, large) + 14 * shrink, y + 92, small, {
      face: 'text',
      fill: INK,
    }),
    `<path d="M${X + 24} ${y + 122}h${W - 48}" stroke="${BLUE}" stroke-width="3"/>`,
  ].join('');
}

function figures({ figures: all }: LabelFacts): string {
  const columns = 3;
  const cell = (W - 40) / columns;
  return all
    .map(({ figure, unit, what }, index) => {
      const x = X + 20 + cell * ((index % columns) + 0.5);
      const y = Y + 690 + Math.floor(index / columns) * 112;
      const size = 44;
      const wide = measure(figure, size) + (unit ? 6 + measure(unit, 24, 'text') : 0);
      return [
        lettering(figure, x - wide / 2, y + 58, size, { fill: INK }),
        unit
          ? lettering(unit, x - wide / 2 + measure(figure, size) + 6, y + 58, 24, { face: 'text', fill: INK })
          : '',
        lettering(what, x, y + 88, 21, { face: 'text', align: 'middle', fill: '#3a415c' }),
      ].join('');
    })
    .join('');
}
