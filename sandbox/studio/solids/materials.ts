import type { Document, Material, Texture } from '@gltf-transform/core';
import { KHRMaterialsClearcoat, KHRMaterialsSpecular } from '@gltf-transform/extensions';
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { DoubleSide, type Texture as Print } from 'three';
import type { Substance } from '../engine/surface.ts';
import { brushedSteel } from './brushing.ts';

/** Prints on a fascia are read at arm's length. */
const PRINT_PIXELS = 256;

/** Head-on reflectance of glass and paint by default: that of the glTF material model. */
const USUAL_F0 = 0.04;

type Substances = (substance: Substance) => Promise<Material>;

/**
 * Returns a function that converts the studio's materials to glTF: the metallic-roughness model, with extensions for
 * lacquer and for unusual reflectance. Each material is converted once.
 */
export function substancesFor(document: Document): Substances {
  const made = new Map<Substance, Promise<Material>>();
  const coats = document.createExtension(KHRMaterialsClearcoat);
  const mirrors = document.createExtension(KHRMaterialsSpecular);
  let lines: Promise<Texture> | undefined;

  const make = async (substance: Substance): Promise<Material> => {
    const { colour = [1, 1, 1], metal = 0, rough = 0.4, roughAlong = rough, f0 = USUAL_F0, coat } = substance;
    const { glass, glow = 0, side } = substance;
    const [r, g, b] = colour;
    const material = document
      .createMaterial()
      .setBaseColorFactor([r, g, b, glass ?? 1])
      .setMetallicFactor(metal)
      .setRoughnessFactor((rough + roughAlong) / 2)
      .setDoubleSided(side === DoubleSide)
      .setEmissiveFactor([shone(r * glow), shone(g * glow), shone(b * glow)]);
    if (glass !== undefined) material.setAlphaMode('BLEND');
    if (coat)
      material.setExtension(
        'KHR_materials_clearcoat',
        coats.createClearcoat().setClearcoatFactor(coat).setClearcoatRoughnessFactor(0.08),
      );
    if (f0 !== USUAL_F0 && metal === 0)
      material.setExtension(
        'KHR_materials_specular',
        mirrors.createSpecular().setSpecularFactor(Math.min(f0 / USUAL_F0, 1)),
      );
    if (isLined(substance)) {
      lines ??= brushedSteel().then((image) => textureOf(document, image));
      material.setMetallicRoughnessTexture(await lines);
    }
    const print = substance.print ?? substance.map;
    if (print) {
      const texture = textureOf(document, await printed(print));
      material.setBaseColorTexture(texture);
      if (substance.print) material.setBaseColorFactor([1, 1, 1, 1]).setAlphaMode('BLEND');
      if (glow > 0)
        material.setEmissiveTexture(texture).setEmissiveFactor([shone(glow), shone(glow), shone(glow)]);
    }
    return material;
  };

  return (substance) => {
    const known = made.get(substance) ?? make(substance);
    made.set(substance, known);
    return known;
  };
}

/** Whether the lines of brushing are shown. */
export const isLined = ({ brush, map, print }: Substance): boolean =>
  (brush === 1 || brush === 2) && !map && !print;

/** glTF has no light brighter than white. */
const shone = (light: number): number => Math.min(light, 1);

const textureOf = (document: Document, image: Uint8Array): Texture =>
  document.createTexture().setMimeType('image/png').setImage(image);

async function printed({ image }: Print): Promise<Uint8Array> {
  const drawn = (image as Canvas).toBuffer('image/png');
  return sharp(drawn)
    .resize({ width: PRINT_PIXELS, withoutEnlargement: true })
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
}
