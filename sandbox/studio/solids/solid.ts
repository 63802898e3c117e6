import './pens.ts';
import { Box3, type BufferGeometry, type Group, Matrix4, Mesh, type Object3D, Vector3 } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Substance } from '../engine/surface.ts';
import { type Hinge, Kit } from '../kit/kit.ts';
import { MODELS } from '../models/registry.ts';
import { makePaints } from '../paints.ts';

/** Overall size of a product in millimetres, doors closed. */
export type Size = { width: number; height: number; depth: number };

/** The mesh of one material in a part, in metres from the part's origin. */
export type Skin = { substance: Substance; shape: BufferGeometry };

/** A part that moves as one. `at` is its hinge in metres; a part that does not open has no `hinge`. */
export type Part = { name: string; at: Vector3; hinge?: Hinge; skins: Skin[] };

/**
 * Returns a product as parts that open, closed, in metres: y up, front towards +z, origin in the middle of the lower
 * back edge. It measures exactly `size`: looks have the size of their class, from which products differ by some
 * millimetres.
 */
export function solidOf(look: Look, size: Size): Part[] {
  const model = MODELS[look.model];
  if (!model) throw new RangeError(`There is no model ${look.model}`);
  const kit = new Kit();
  model.build(kit, look, makePaints(look.finish), 'shut');
  const goods = goodsOf(kit.group);
  const fit = fitting(boxOf(goods), size);
  const parts = new Map<Object3D | undefined, Part>();
  for (const mesh of goods) {
    const door = doorOf(mesh);
    const part = parts.get(door) ?? newPart(door, fit);
    parts.set(door, part);
    const substance = substanceOf(mesh);
    const shape = mesh.geometry.clone().applyMatrix4(mesh.matrixWorld).applyMatrix4(fit);
    shape.translate(-part.at.x, -part.at.y, -part.at.z);
    part.skins.push({ substance, shape });
  }
  return [...parts.values()];
}

/** Returns the meshes of the product, without the kitchen around it. */
function goodsOf(group: Group): Mesh[] {
  group.updateMatrixWorld(true);
  const goods: Mesh[] = [];
  const visit = (each: Object3D): void => {
    if (each.userData['furniture'] === true) return;
    if (each instanceof Mesh) goods.push(each);
    each.children.forEach(visit);
  };
  visit(group);
  return goods;
}

const boxOf = (goods: readonly Mesh[]): Box3 =>
  goods.reduce((box, mesh) => box.union(new Box3().setFromObject(mesh, true)), new Box3());

function fitting(box: Box3, { width, height, depth }: Size): Matrix4 {
  const { min, max } = box;
  const is = box.getSize(new Vector3());
  const scale = new Matrix4().makeScale(width / is.x / 1000, height / is.y / 1000, depth / is.z / 1000);
  return scale.multiply(new Matrix4().makeTranslation(-(min.x + max.x) / 2, -min.y, -min.z));
}

function doorOf(mesh: Mesh): Object3D | undefined {
  let door: Object3D | undefined;
  mesh.traverseAncestors((each) => {
    if (each.userData['hinge']) door = each;
  });
  return door;
}

function newPart(door: Object3D | undefined, fit: Matrix4): Part {
  if (!door) return { name: 'body', at: new Vector3(), skins: [] };
  const hinge = door.userData['hinge'] as Hinge;
  const at = new Vector3().setFromMatrixPosition(door.matrixWorld).applyMatrix4(fit);
  return { name: hinge.name, at, hinge, skins: [] };
}

function substanceOf({ material }: Mesh): Substance {
  const [first] = Array.isArray(material) ? material : [material];
  return (first?.userData['substance'] ?? {}) as Substance;
}
