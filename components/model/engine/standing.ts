import {
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Path,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import type { Angle, Extent, Place } from '@/lib/catalogue/models/place';
import { floorShadow } from './floor-shadow';

/** Thickness of a footprint's edge, and its height above the floor, in metres. */
const [EDGE, ABOVE] = [0.012, 0.002];

/** An object in a room at true size. It is moved and turned about the centre of its base, and never scaled. */
export class Standing extends Group {
  readonly #goods: Object3D;
  readonly #depth: number;

  constructor(goods: Object3D, extent: Extent) {
    super();
    this.#goods = goods;
    this.#depth = extent.depth / 1000;
    goods.position.z = -this.#depth / 2;
    const shadow = floorShadow(extent, [0, 0, -extent.depth / 2]);
    this.add(goods, shadow);
  }

  /** Stands it at a place on the floor with its front towards the viewer, in metres. */
  stand(at: Place, eye: Place): void {
    this.position.set(...at);
    this.rotation.y = Math.atan2(eye[0] - at[0], eye[2] - at[2]);
    this.updateMatrixWorld(true);
  }

  /** Returns the angle from which it is seen. */
  from(eye: Place): Angle {
    const [x, y, z] = this.worldToLocal(this.position.clone().set(...eye)).toArray();
    return { round: Math.atan2(x, z), up: Math.atan2(y, Math.hypot(x, z)) };
  }

  /** Returns where in the room a place of the model is; input in millimetres, output in metres. */
  placeOf(place: Place): Place {
    return this.#goods
      .localToWorld(
        this.position
          .clone()
          .set(...place)
          .divideScalar(1000),
      )
      .toArray();
  }
}

/** Returns the floor area of an object, centred on its origin, to mark where it would stand. */
export function footprint({ width, depth }: Extent, colour: string): Group {
  const [x, z] = [width / 2000, depth / 2000];
  const paint = (opacity: number) =>
    new MeshBasicMaterial({ color: colour, transparent: true, opacity, side: DoubleSide, toneMapped: false });
  const area = new Shape(corners(x, z));
  const edge = new Shape(corners(x, z));
  edge.holes.push(new Path(corners(x - EDGE, z - EDGE)));
  const flat = new Group();
  flat.rotation.x = -Math.PI / 2;
  flat.position.y = ABOVE;
  flat.add(new Mesh(new ShapeGeometry(area), paint(0.25)), new Mesh(new ShapeGeometry(edge), paint(1)));
  return new Group().add(flat);
}

const corners = (x: number, z: number): Vector2[] => [
  new Vector2(-x, -z),
  new Vector2(x, -z),
  new Vector2(x, z),
  new Vector2(-x, z),
];
