import { svg } from '../drawings/compose.ts';
import { wordmarks } from './data/wordmarks.ts';

/** A maker's name as outlines, 200 units to the em. `top` is its height above the baseline; `bottom` is negative. */
export type Wordmark = {
  colour: string;
  device: Device;
  width: number;
  top: number;
  bottom: number;
  path: string;
};

type Device =
  | 'none'
  | 'rules'
  | 'frame'
  | 'bar'
  | 'wave'
  | 'dot'
  | 'ring'
  | 'lines'
  | 'plate'
  | 'sun'
  | 'seal'
  | 'arch'
  | 'steam'
  | 'square'
  | 'hexagon';

const [WIDTH, HEIGHT] = [1000, 500];

/** Returns a maker's mark as SVG on white, twice as wide as high; undefined for a maker without a wordmark. */
export function drawWordmark(slug: string): string | undefined {
  const mark = Object.hasOwn(wordmarks, slug) && wordmarks[slug];
  if (!mark) return undefined;
  const above = EMBLEMS.has(mark.device) ? 96 : 0;
  const scale = Math.min(760 / mark.width, (above ? 190 : 250) / (mark.top - mark.bottom));
  const [w, h] = [mark.width * scale, (mark.top - mark.bottom) * scale];
  const x = (WIDTH - w) / 2;
  const base = (HEIGHT - h) / 2 + mark.top * scale + above / 2;
  const light = mark.device === 'plate';
  const name = `<path transform="translate(${x.toFixed(1)} ${base.toFixed(1)}) scale(${scale.toFixed(4)})" d="${mark.path}" fill="${light ? '#ffffff' : mark.colour}"/>`;
  const box = { x, y: base - mark.top * scale, w, h };
  return svg(`${device(mark, box)}${name}`, WIDTH, HEIGHT);
}

const EMBLEMS = new Set<Device>(['wave', 'dot', 'ring', 'sun', 'seal', 'arch', 'steam', 'square', 'hexagon']);

type Area = { x: number; y: number; w: number; h: number };

function device({ device, colour }: Wordmark, { x, y, w, h }: Area): string {
  const line = (d: string, width = 7) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const cx = WIDTH / 2;
  const cy = y - 66;
  switch (device) {
    case 'none':
      return '';
    case 'rules':
      return line(`M${x} ${y - 34}H${x + w}M${x} ${y + h + 34}H${x + w}`, 4);
    case 'frame':
      return `<rect x="${x - 50}" y="${y - 46}" width="${w + 100}" height="${h + 92}" rx="14" fill="none" stroke="${colour}" stroke-width="7"/>`;
    case 'bar':
      return `<rect x="${x}" y="${y + h + 30}" width="${w}" height="16" fill="${colour}"/>`;
    case 'plate':
      return `<rect x="${x - 56}" y="${y - 50}" width="${w + 112}" height="${h + 100}" rx="18" fill="${colour}"/>`;
    case 'lines':
      return line(`M${x - 10} ${y + h + 30}h${w * 0.7}M${x + w * 0.12} ${y + h + 56}h${w * 0.7}`, 6);
    case 'wave':
      return line(`M${cx - 90} ${cy}q22-36 45 0t45 0 45 0 45 0`, 11);
    case 'dot':
      return `<circle cx="${cx}" cy="${cy}" r="20" fill="${colour}"/><circle cx="${cx + 54}" cy="${cy + 8}" r="12" fill="${colour}"/>`;
    case 'ring':
      return `<circle cx="${cx}" cy="${cy}" r="36" fill="none" stroke="${colour}" stroke-width="9"/><circle cx="${cx}" cy="${cy}" r="15" fill="${colour}"/>`;
    case 'sun':
      return line(
        `M${cx - 40} ${cy + 26}a40 40 0 0 1 80 0M${cx} ${cy - 40}v-16M${cx - 52} ${cy - 12}l-14-10M${cx + 52} ${cy - 12}l14-10`,
        9,
      );
    case 'seal':
      return `<rect x="${cx - 32}" y="${cy - 36}" width="64" height="64" rx="12" fill="#b3262e"/><path d="M${cx - 14} ${cy - 18}h28M${cx} ${cy - 18}v30" stroke="#ffffff" stroke-width="8" stroke-linecap="round"/>`;
    case 'arch':
      return line(
        `M${cx - 40} ${cy + 30}v-26a40 40 0 0 1 80 0v26M${cx - 18} ${cy + 30}v-22a18 18 0 0 1 36 0v22`,
        8,
      );
    case 'steam':
      return line(
        `M${cx - 34} ${cy + 26}c-22-26 22-40 0-66M${cx} ${cy + 26}c-22-26 22-40 0-66M${cx + 34} ${cy + 26}c-22-26 22-40 0-66`,
        6,
      );
    case 'square':
      return `<rect x="${cx - 30}" y="${cy - 30}" width="60" height="60" fill="${colour}"/><circle cx="${cx}" cy="${cy}" r="17" fill="#ffffff"/>`;
    case 'hexagon':
      return line(
        `M${cx - 36} ${cy - 20}L${cx} ${cy - 42}L${cx + 36} ${cy - 20}V${cy + 22}L${cx} ${cy + 44}L${cx - 36} ${cy + 22}Z`,
        10,
      );
  }
}
