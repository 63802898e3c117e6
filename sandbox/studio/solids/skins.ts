import { Box3, type BufferGeometry, Matrix4, Vector3 } from 'three';
import type { Substance } from '../engine/surface.ts';
import { lighten } from './lighten.ts';
import { type Part, type Size, type Skin, solidOf } from './solid.ts';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';

/**
 * Returns a product's parts, simplified, with one mesh per material; printed surfaces stay as they are. The result is
 * stretched to make up for what simplifying takes off its edges, so that it measures `size` again.
 * @param roughly tolerance, as in `lighten`
 */
export async function lightSolid(look: Look, size: Size, roughly: number): Promise<Part[]> {
  const parts = await Promise.all(
    solidOf(look, size).map(async (part) => ({ ...part, skins: await lightSkins(part.skins, roughly) })),
  );
  const box = new Box3();
  for (const { at, skins } of parts) for (const { shape } of skins) box.union(boxOf(shape).translate(at));
  const is = box.getSize(new Vector3());
  const stretch = new Matrix4().makeScale(
    size.width / is.x / 1000,
    size.height / is.y / 1000,
    size.depth / is.z / 1000,
  );
  const move = new Vector3(-(box.min.x + box.max.x) / 2, -box.min.y, -box.min.z);
  for (const part of parts) {
    if (part.hinge) part.at.add(move).applyMatrix4(stretch);
    for (const { shape } of part.skins) {
      if (!part.hinge) shape.translate(move.x, move.y, move.z);
      shape.applyMatrix4(stretch);
    }
  }
  return parts;
}

function boxOf(shape: BufferGeometry): Box3 {
  shape.computeBoundingBox();
  return (shape.boundingBox ?? new Box3()).clone();
}

async function lightSkins(skins: readonly Skin[], roughly: number): Promise<Skin[]> {
  const plain = Map.groupBy(
    skins.filter(({ substance }) => !isPictured(substance)),
    ({ substance }) => substance,
  );
  const light = [...plain].map(async ([substance, all]): Promise<Skin> => {
    const shape = await lighten(
      all.map((each) => each.shape),
      roughly,
    );
    return { substance, shape };
  });
  return [...(await Promise.all(light)), ...skins.filter(({ substance }) => isPictured(substance))];
}

export const isPictured = ({ map, print }: Substance): boolean => Boolean(map ?? print);
