import { energyArrow } from '@/lib/catalogue/energy';
import type { Energy } from '@/lib/catalogue/types';

/** The label's seven colours, dark green to red. */
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f36f21', '#ed1c24'];

/**
 * The label's class beside a price: white letter with a black edge on the class's colour, as high as the price, with
 * the range of the scale (experience §1 L7). The class in words stands beside the product's name.
 */
export function energyHtml(energy: Energy): string {
  const { letter, best, worst, step } = energyArrow(energy);
  const edge = '-1px 0 #000,0 1px #000,1px 0 #000,0 -1px #000';
  return (
    `<span aria-hidden="true" style="white-space:nowrap;line-height:1">` +
    `<span style="display:inline-block;padding:3px;border:1px solid #000000;background:#ffffff;color:#000000;font:bold 9px/1 Arial,sans-serif;vertical-align:middle">${best}&#8211;${worst}</span>` +
    `<span style="display:inline-block;padding:1px 10px 1px 6px;border:1px solid #000000;border-left:0;border-radius:0 10px 10px 0;background:${COLOURS[step - 1]};color:#ffffff;font:bold 16px/1.1 Calibri,Arial,sans-serif;text-shadow:${edge};vertical-align:middle">${letter}</span></span>`
  );
}
