import { Document, Logger, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, prune, quantize } from '@gltf-transform/functions';
import { type BufferGeometry, Euler, Quaternion } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Substance } from '../engine/surface.ts';
import { wrap } from './brushing.ts';
import { isLined, substancesFor } from './materials.ts';
import { isPictured, lightSolid } from './skins.ts';
import type { Part, Size } from './solid.ts';

/** Duration of a door's opening, in seconds. */
const OPENING = 0.9;

/** Largest file that a phone should load for one product, in bytes. */
const LARGEST = 300_000;
/** Tolerances of a surface in metres. The finest one that gives a small enough file is used. */
const ROUGHLY = [0.0008, 0.0014, 0.0024, 0.004] as const;

/**
 * Returns a product as binary glTF 2.0: metres, y up, origin in the middle of the lower back edge, one animation per
 * door by the door's name. Positions are quantised, which browsers read without a decoder.
 * @param size overall size in millimetres, doors closed
 */
export async function glbOf(look: Look, size: Size): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  for (const roughly of ROUGHLY) {
    bytes = await written(await lightSolid(look, size, roughly));
    if (bytes.length <= LARGEST) break;
  }
  return bytes;
}

async function written(parts: readonly Part[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  const scene = document.createScene('goods');
  document.getRoot().setDefaultScene(scene);
  const materialOf = substancesFor(document);
  for (const part of parts) {
    const node = document.createNode(part.name).setTranslation(part.at.toArray());
    const mesh = document.createMesh(part.name);
    for (const { substance, shape } of part.skins)
      mesh.addPrimitive(primitiveOf(document, shape, substance).setMaterial(await materialOf(substance)));
    // Quantising moves a mesh, so its node must not be the one that rotates.
    node.addChild(document.createNode(`${part.name} skin`).setMesh(mesh));
    scene.addChild(node);
    if (part.hinge) open(document, node, part);
  }
  await document.transform(
    dedup(),
    prune(),
    quantize({ quantizePosition: 14, quantizeNormal: 8, pattern: /^(POSITION|NORMAL)$/ }),
  );
  return new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document);
}

function primitiveOf(document: Document, shape: BufferGeometry, substance: Substance) {
  const places = isLined(substance) ? wrap(shape, substance.brush === 2 ? 2 : 1) : uvOf(shape, substance);
  const accessor = (type: 'VEC2' | 'VEC3', array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', floats(shape.getAttribute('position').array)))
    .setAttribute('NORMAL', accessor('VEC3', floats(shape.getAttribute('normal').array)));
  if (places) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', places));
  const count = shape.getAttribute('position').count;
  const order = shape.getIndex()?.array ?? Array.from({ length: count }, (_, i) => i);
  const indices = count > 65_535 ? Uint32Array.from(order) : Uint16Array.from(order);
  return primitive.setIndices(document.createAccessor().setType('SCALAR').setArray(indices));
}

const floats = (array: ArrayLike<number>): Float32Array<ArrayBuffer> => Float32Array.from(array);

/** Texture coordinates of a printed surface; glTF counts from the top. */
function uvOf(shape: BufferGeometry, substance: Substance): Float32Array<ArrayBuffer> | undefined {
  if (!isPictured(substance)) return undefined;
  return floats(shape.getAttribute('uv').array).map((each, i) => (i % 2 === 1 ? 1 - each : each));
}

function open(document: Document, node: Node, { name, at, hinge }: Part): void {
  if (!hinge) return;
  const { turn, slide } = hinge;
  const animation = document.createAnimation(name);
  const times = document
    .createAccessor()
    .setType('SCALAR')
    .setArray(new Float32Array([0, OPENING]));
  const turned = new Quaternion().setFromEuler(new Euler(...turn)).toArray();
  const moved = at.toArray().map((each, i) => each + (slide[i] ?? 0) / 1000);
  const channel = (path: 'rotation' | 'translation', values: number[]) => {
    const output = document
      .createAccessor()
      .setType(path === 'rotation' ? 'VEC4' : 'VEC3')
      .setArray(new Float32Array(values));
    const sampler = document.createAnimationSampler().setInput(times).setOutput(output);
    animation
      .addSampler(sampler)
      .addChannel(
        document.createAnimationChannel().setTargetNode(node).setTargetPath(path).setSampler(sampler),
      );
  };
  if (turn.some(Boolean)) channel('rotation', [0, 0, 0, 1, ...turned]);
  if (slide.some(Boolean)) channel('translation', [...at.toArray(), ...moved]);
}
