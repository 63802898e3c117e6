import {
  BoxGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three';
import type { Axes, Block } from '@/lib/catalogue/models/place';

/** Flat colours of a drawn room, from the shop's palette (`styles/tokens.css`); `cover` is the opacity. */
const TONES: Readonly<Record<Block['tone'], { paint: string; line: string; cover: number }>> = {
  floor: { paint: '--page', line: '--hairline', cover: 1 },
  wall: { paint: '--well', line: '--control', cover: 1 },
  unit: { paint: '--surface', line: '--control', cover: 0.82 },
  worktop: { paint: '--porcelain-300', line: '--text-3', cover: 1 },
  carton: { paint: '--amber-50', line: '--warn', cover: 0.14 },
  warn: { paint: '--highlight', line: '--warn', cover: 0.55 },
};

/** Returns a block of the room, drawn flat with its edges like the 2D drawings of a space. */
export function roomOf({ from, to, tone, axes }: Block): Group {
  const { paint, line, cover } = TONES[tone];
  const style = getComputedStyle(document.documentElement);
  const colourOf = (role: string) => style.getPropertyValue(role).trim();
  const [width = 0, height = 0, depth = 0] = from.map((each, at) => Math.abs((to[at] ?? 0) - each) / 1000);
  const shape = new BoxGeometry(width, height, depth);
  const group = new Group();
  group.add(
    new Mesh(
      shape,
      new MeshBasicMaterial({
        color: colourOf(paint),
        transparent: cover < 1,
        opacity: cover,
        depthWrite: cover === 1,
        toneMapped: false,
        polygonOffset: true,
        polygonOffsetFactor: 1,
        polygonOffsetUnits: 1,
      }),
    ),
    new LineSegments(
      new EdgesGeometry(shape),
      new LineBasicMaterial({ color: colourOf(line), toneMapped: false }),
    ),
  );
  const [x = 0, y = 0, z = 0] = from.map((each, at) => (each + (to[at] ?? 0)) / 2000);
  group.position.set(x, y, z);
  if (axes) group.setRotationFromMatrix(turnOf(axes));
  return group;
}

/** Returns the rotation that maps the unit axes to these. */
export const turnOf = (axes: Axes): Matrix4 => {
  const [right, up, front] = axes.map((axis) => new Vector3(...axis));
  return new Matrix4().makeBasis(right ?? new Vector3(), up ?? new Vector3(), front ?? new Vector3());
};
