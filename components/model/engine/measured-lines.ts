import type { Measured, Place } from '@/lib/catalogue/models/place';

/** Where a place of the model is seen, in pixels of the page from the top left; null behind the viewer. */
export type Project = (place: Place) => readonly [x: number, y: number] | null;

const SVG = 'http://www.w3.org/2000/svg';
/** Half a tick, the shortest line that is drawn, and the shortest that has room for its figure; pixels. */
const TICK = 6;
const SHORTEST = 20;
const ROOMY = 58;

/** How far from a line that is too short the figure stands that is led out of it. */
const LED = 30;

/** Half of what a letter of a figure takes across, with the rim round it, and half of its height; pixels. */
const [LETTER, RIM, HALF] = [3.8, 5, 12];

type Seen = readonly [number, number];

/** Draws measured lines flat over a picture of the model: as thick and as legible however far away they are. */
export function drawLines(svg: SVGSVGElement, lines: readonly Measured[], project: Project): void {
  const { clientWidth, clientHeight } = svg;
  while (svg.childElementCount < lines.length) svg.append(newLine());
  while (svg.childElementCount > lines.length) svg.lastElementChild?.remove();
  for (const [at, { from, to, text, tone = 'goods', leads }] of lines.entries()) {
    const group = svg.children[at];
    const [path, figure] = group?.children ?? [];
    if (!(group instanceof SVGElement) || !path || !figure) continue;
    const [a, b] = [project(from), project(to)];
    const drawn = a && b ? lineOf(a, b, leads === true) : null;
    group.dataset['tone'] = tone;
    group.style.display = drawn ? '' : 'none';
    if (!drawn) continue;
    path.setAttribute('d', drawn.path);
    const [x, y] = drawn.figure;
    figure.setAttribute('x', `${inside(x, text.length * LETTER + RIM, clientWidth)}`);
    figure.setAttribute('y', `${inside(y, HALF, clientHeight)}`);
    figure.textContent = text;
  }
}

/** Where the middle of something stands so that all of it is in the picture, which may be cut off elsewhere. */
const inside = (at: number, half: number, whole: number): number =>
  Math.max(half, Math.min(whole - half, at));

/** The line with its ticks, and where its figure stands: in its middle, beyond its end, or led out of it. */
function lineOf(a: Seen, b: Seen, leads: boolean): { path: string; figure: Seen } | null {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < SHORTEST && !leads) return null;
  const [right, down] = length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const tick = ([x, y]: Seen) =>
    `M${x - down * TICK} ${y + right * TICK}L${x + down * TICK} ${y - right * TICK}`;
  const path = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}${tick(a)}${tick(b)}`;
  const along = (share: number): Seen => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  if (length >= ROOMY) return { path, figure: along(0.5) };
  const middle = along(0.5);
  if (leads) {
    // A flat line is led upwards, where room is measured above; an upright one and one of no length to the right.
    const isFlat = length > 0 && Math.abs(right) > Math.abs(down);
    const [x, y] = isFlat ? [0, -LED] : [LED + 8, 0];
    return { path: `${path}M${middle[0]} ${middle[1]}l${x} ${y}`, figure: [middle[0] + x, middle[1] + y] };
  }
  return { path, figure: along(1 + (ROOMY * 0.3) / length) };
}

function newLine(): SVGGElement {
  const group = document.createElementNS(SVG, 'g');
  group.append(document.createElementNS(SVG, 'path'), document.createElementNS(SVG, 'text'));
  return group;
}
