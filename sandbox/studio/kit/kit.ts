import {
  type BufferGeometry,
  CatmullRomCurve3,
  CircleGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  Path,
  PlaneGeometry,
  Shape,
  type ShaderMaterial,
  SplineCurve,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Place } from '../engine/camera.ts';
import { CASTING } from '../engine/shadow-maps.ts';
import { surface } from '../engine/surface.ts';
import { ink, type Pen } from './ink.ts';
import { pipe } from './pipe.ts';

type Axis = 'x' | 'y' | 'z';
export type Material = ShaderMaterial;
export type Profile = readonly (readonly [radius: number, along: number])[];

/** How a door, lid or drawer opens: radians about the axes through its hinge, and movement in millimetres. */
export type Opening = { turn?: Place; slide?: Place };
/** Name and movement of a part that opens, stored in the `userData` of its group. */
export type Hinge = { name: string; turn: Place; slide: Place };

/** Builds a product from solids. Lengths are in millimetres; every `at` is the middle of the solid. */
export class Kit {
  readonly group: Group;

  constructor(group = new Group()) {
    this.group = group;
  }

  /** Adds a part with its own place and rotation, in radians about x, y and z. */
  part(at: Place, turn: Place = [0, 0, 0]): Kit {
    const group = new Group();
    group.position.set(...at);
    group.rotation.set(...turn);
    this.group.add(group);
    return new Kit(group);
  }

  /** Adds a part that opens about the hinge at `at`, open or closed. The part's origin is the hinge. */
  hinged(name: string, at: Place, { turn = [0, 0, 0], slide = [0, 0, 0] }: Opening, open: boolean): Kit {
    const [x, y, z] = at;
    const [right, up, out] = slide;
    const kit = open ? this.part([x + right, y + up, z + out], turn) : this.part(at);
    kit.group.userData = { hinge: { name, turn, slide } satisfies Hinge };
    return kit;
  }

  /** Adds what surrounds a product without belonging to it: kitchen units and their doors. */
  furniture(): Kit {
    const kit = this.part([0, 0, 0]);
    kit.group.userData = { furniture: true };
    return kit;
  }

  add(shape: BufferGeometry, material: Material, at: Place = [0, 0, 0], turn: Place = [0, 0, 0]): Mesh {
    const mesh = new Mesh(shape, material);
    mesh.position.set(...at);
    mesh.rotation.set(...turn);
    if (!material.transparent) mesh.layers.enable(CASTING);
    this.group.add(mesh);
    return mesh;
  }

  /** A box with rounded edges. */
  box([w, h, d]: Place, at: Place, material: Material, radius = 6): Mesh {
    const r = Math.min(radius, w / 2.01, h / 2.01, d / 2.01);
    return this.add(new RoundedBoxGeometry(w, h, d, r > 12 ? 6 : 3, r), material, at);
  }

  /** A plate that faces the viewer, `thick` deep, with rounded corners and holes. */
  plate(
    [w, h]: readonly [number, number],
    thick: number,
    at: Place,
    material: Material,
    { radius = 6, bevel = 2, holes = [] }: { radius?: number; bevel?: number; holes?: Path[] } = {},
  ): Mesh {
    const b = Math.min(bevel, thick / 2.1);
    const shape = roundedRect(w, h, radius);
    shape.holes.push(...holes);
    return this.add(extrude(shape, thick, b), material, at);
  }

  /** Any outline, `thick` deep, that faces the viewer. */
  slab(
    outline: Shape,
    thick: number,
    at: Place,
    material: Material,
    bevel = 2,
    turn: Place = [0, 0, 0],
  ): Mesh {
    return this.add(extrude(outline, thick, Math.min(bevel, thick / 2.1)), material, at, turn);
  }

  /** A horizontal plate, with its front edge towards the viewer. */
  tray(
    [w, d]: readonly [number, number],
    thick: number,
    at: Place,
    material: Material,
    options: { radius?: number; bevel?: number; holes?: Path[] } = {},
  ): Mesh {
    const mesh = this.plate([w, d], thick, at, material, options);
    mesh.rotation.x = -Math.PI / 2;
    return mesh;
  }

  /** A solid of revolution about `axis`; the profile runs outwards, then upwards. */
  lathe(profile: Profile, at: Place, material: Material, axis: Axis = 'y', segments = 72): Mesh {
    const points = profile.map(([r, along]) => new Vector2(Math.max(r, 0.02), along));
    return this.add(new LatheGeometry(points, segments), material, at, AXES[axis]);
  }

  /** A solid of revolution with a smooth curve through a few profile points. */
  turnery(profile: Profile, at: Place, material: Material, axis: Axis = 'y', segments = 72): Mesh {
    const curve = new SplineCurve(profile.map(([r, along]) => new Vector2(r, along)));
    const smooth = curve
      .getPoints(profile.length * 9)
      .map(({ x, y }): [number, number] => [Math.max(x, 0.02), y]);
    return this.lathe(smooth, at, material, axis, segments);
  }

  /** A cylinder or cone with rounded edges. */
  cylinder(
    radius: number,
    length: number,
    at: Place,
    material: Material,
    { axis = 'y', bevel = 2, end = radius }: { axis?: Axis; bevel?: number; end?: number } = {},
  ): Mesh {
    const b = Math.min(bevel, radius * 0.9, end * 0.9, length / 2.1);
    const arc = (r: number, along: number, from: number): [number, number][] =>
      Array.from({ length: 5 }, (_, i) => {
        const angle = from + (i * Math.PI) / 8;
        return [r - b + Math.cos(angle) * b, along + Math.sin(angle) * b];
      });
    const profile: Profile = [
      [0, -length / 2],
      ...arc(radius, -length / 2 + b, -Math.PI / 2),
      ...arc(end, length / 2 - b, 0),
      [0, length / 2],
    ];
    return this.lathe(profile, at, material, axis, radius > 40 ? 72 : radius > 8 ? 40 : 16);
  }

  /** A ring of rectangular section with rounded edges. It faces the viewer by default. */
  ring(
    inner: number,
    outer: number,
    thick: number,
    at: Place,
    material: Material,
    bevel = 3,
    axis: Axis = 'z',
  ): Mesh {
    const b = Math.min(bevel, thick / 2.1, (outer - inner) / 2.1);
    const arc = (r: number, along: number, from: number): [number, number][] =>
      Array.from({ length: 5 }, (_, i) => {
        const angle = from + (i * Math.PI) / 8;
        return [r + Math.cos(angle) * b, along + Math.sin(angle) * b];
      });
    const profile = [
      ...arc(inner + b, -thick / 2 + b, -Math.PI),
      ...arc(outer - b, -thick / 2 + b, -Math.PI / 2),
      ...arc(outer - b, thick / 2 - b, 0),
      ...arc(inner + b, thick / 2 - b, Math.PI / 2),
    ];
    return this.lathe([...profile, ...profile.slice(0, 1)], at, material, axis, 96);
  }

  torus(radius: number, thick: number, at: Place, material: Material, axis: Axis = 'z'): Mesh {
    return this.add(new TorusGeometry(radius, thick, 12, 80), material, at, TORUS[axis]);
  }

  disc(radius: number, at: Place, material: Material, turn: Place = [0, 0, 0]): Mesh {
    return this.add(new CircleGeometry(radius, 64), material, at, turn);
  }

  pane([w, h]: readonly [number, number], at: Place, material: Material, turn: Place = [0, 0, 0]): Mesh {
    return this.add(new PlaneGeometry(w, h), material, at, turn);
  }

  /** A pipe along a smooth curve. */
  tube(points: readonly Place[], radius: number, material: Material, segments = 60): Mesh {
    const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
    return this.add(new TubeGeometry(curve, segments, radius, 16), material);
  }

  /** A pipe that narrows along a smooth curve. */
  horn(points: readonly Place[], [from, to]: readonly [number, number], material: Material): Mesh {
    const radiusAt = (share: number) => from + (to - from) * share ** 0.75;
    return this.add(pipe(points, radiusAt, { along: 36, round: 28 }), material);
  }

  /** A hose with folds `pitch` mm long, along a smooth curve of about `length` mm. */
  bellows(
    points: readonly Place[],
    radius: number,
    { pitch, length, depth }: { pitch: number; length: number; depth: number },
    material: Material,
  ): Mesh {
    const folds = Math.round(length / pitch);
    const radiusAt = (share: number) => radius - depth * (0.5 + 0.5 * Math.cos(share * folds * 2 * Math.PI));
    return this.add(pipe(points, radiusAt, { along: folds * 8, round: 28 }), material);
  }

  /** A bar handle on two posts, `out` mm in front of the plane of `at`. */
  bar(
    length: number,
    radius: number,
    at: Place,
    out: number,
    material: Material,
    axis: 'x' | 'y' = 'x',
    inset = 55,
  ): void {
    const [x, y, z] = at;
    this.cylinder(radius, length, [x, y, z + out], material, { axis, bevel: radius * 0.5 });
    for (const end of [-1, 1]) {
      const off = end * (length / 2 - inset);
      const post: Place = axis === 'x' ? [x + off, y, z + out / 2] : [x, y + off, z + out / 2];
      this.cylinder(radius * 0.72, out, post, material, { axis: 'z', bevel: 1 });
    }
  }

  /** A print on a rectangle that faces the viewer; `glow` if it is lit. */
  print(
    [w, h]: readonly [number, number],
    at: Place,
    draw: (pen: Pen, width: number, height: number) => void,
    { pixels = 512, glow = 0, turn = [0, 0, 0] }: { pixels?: number; glow?: number; turn?: Place } = {},
  ): Mesh {
    const print = ink(pixels, Math.round((pixels * h) / w), draw);
    const material = surface({ print, rough: 0.5, f0: glow > 0 ? 0 : 0.02, glow });
    const mesh = this.pane([w, h], at, material, turn);
    mesh.renderOrder = 5;
    return mesh;
  }
}

const AXES: Record<Axis, Place> = { x: [0, 0, -Math.PI / 2], y: [0, 0, 0], z: [Math.PI / 2, 0, 0] };
const TORUS: Record<Axis, Place> = { x: [0, Math.PI / 2, 0], y: [Math.PI / 2, 0, 0], z: [0, 0, 0] };

function extrude(shape: Shape, thick: number, bevel: number): ExtrudeGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: thick - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    curveSegments: 24,
  });
  geometry.translate(0, 0, -thick / 2 + bevel);
  return geometry;
}

/** A rounded rectangle centred on `[x, y]`, as an outline or a hole. */
export function roundedRect(
  w: number,
  h: number,
  radius: number,
  [x, y]: readonly [number, number] = [0, 0],
): Shape {
  const r = Math.min(radius, w / 2, h / 2);
  const [left, bottom, right, top] = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
  const shape = new Shape();
  shape.moveTo(left + r, bottom);
  shape.lineTo(right - r, bottom);
  shape.absarc(right - r, bottom + r, r, -Math.PI / 2, 0);
  shape.lineTo(right, top - r);
  shape.absarc(right - r, top - r, r, 0, Math.PI / 2);
  shape.lineTo(left + r, top);
  shape.absarc(left + r, top - r, r, Math.PI / 2, Math.PI);
  shape.lineTo(left, bottom + r);
  shape.absarc(left + r, bottom + r, r, Math.PI, Math.PI * 1.5);
  return shape;
}

/** A round hole. */
export function roundHole(radius: number, [x, y]: readonly [number, number] = [0, 0]): Path {
  const path = new Path();
  path.absarc(x, y, radius, 0, Math.PI * 2, true);
  return path;
}
