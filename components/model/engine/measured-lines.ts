import type { Measured, Place } from '@/lib/catalogue/models/place';

/** Returns where a place of the model appears, in pixels from the top left of the page; null behind the camera. */
export type Project = (place: Place) => readonly [x: number, y: number] | null;

const SVG = 'http://www.w3.org/2000/svg';
/** Half the length of a tick, the shortest line drawn, and the shortest with room for its figure, in pixels. */
const TICK = 6;
const SHORTEST = 20;
const ROOMY = 58;

/** Length of the leader to a figure that its line has no room for, in pixels. */
const LED = 30;

/** Half the width of a character of a figure, its margin, and half its height, in pixels. */
const [LETTER, RIM, HALF] = [3.8, 5, 12];

type Seen = readonly [number, number];

/** Draws dimension lines flat over the view of a model, with the same thickness and type size at any distance. */
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

/** Returns the position of a centre such that its element is not cut off at the edges of the view. */
const inside = (at: number, half: number, whole: number): number =>
  Math.max(half, Math.min(whole - half, at));

/**
 * Returns a line with ticks and the position of its figure: in the middle, beyond the end, or at the end of a leader.
 * Null for a line that is too short.
 */
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
    // The leader of a flat line goes up, where a margin is left for it; that of an upright line, or one without length,
    // goes to the right.
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
