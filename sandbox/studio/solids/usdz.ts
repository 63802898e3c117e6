import { Color, Group, Mesh, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Substance } from '../engine/surface.ts';
import { lightSolid } from './skins.ts';
import type { Size } from './solid.ts';

/** Tolerance of a surface in metres. */
const ROUGHLY = 0.001;

/**
 * Returns a product for Apple's Quick Look, doors closed: metres, standing on the floor, at true size.
 * @param size overall size in millimetres
 */
export async function usdzOf(look: Look, size: Size): Promise<Uint8Array> {
  const made = new Map<Substance, MeshPhysicalMaterial>();
  const goods = new Group();
  for (const part of await lightSolid(look, size, ROUGHLY)) {
    const group = new Group();
    group.name = part.name;
    group.position.copy(part.at);
    for (const { shape, substance } of part.skins) {
      const material = made.get(substance) ?? new MeshPhysicalMaterial(propertiesOf(substance));
      made.set(substance, material);
      group.add(new Mesh(shape, material));
    }
    goods.add(group);
  }
  const bytes = await new USDZExporter().parseAsync(goods, {
    quickLookCompatible: true,
    maxTextureSize: 256,
  });
  return new Uint8Array(bytes);
}

function propertiesOf(substance: Substance): MeshPhysicalMaterialParameters {
  const { colour = [1, 1, 1], metal = 0, rough = 0.4, roughAlong = rough, coat, glass, print } = substance;
  const picture = print ?? substance.map;
  return {
    metalness: metal,
    roughness: (rough + roughAlong) / 2,
    color: print ? new Color(1, 1, 1) : new Color(...colour),
    ...(picture && { map: picture }),
    ...(coat && { clearcoat: coat }),
    ...(glass !== undefined && { transparent: true, opacity: glass }),
    ...(print && { transparent: true }),
  };
}
