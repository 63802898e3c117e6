import {
  AddEquation,
  CustomBlending,
  DataTexture,
  FrontSide,
  type Material,
  Mesh,
  type Object3D,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type Side,
  SrcAlphaFactor,
  type Texture,
} from 'three';
import { shared } from './shared.ts';
import { SURFACE_FRAGMENT, SURFACE_VERTEX } from './shader.ts';

/** What a thing is made of. Colours are linear RGB, 0 to 1. */
export type Substance = {
  colour?: readonly [number, number, number];
  /** 1 for bare metal. */
  metal?: number;
  /** 0 mirror to 1 matt, across the brushing; `roughAlong` along it. */
  rough?: number;
  roughAlong?: number;
  /** Share mirrored head-on by what is not metal. */
  f0?: number;
  /** Clear lacquer over it, 0 to 1. */
  coat?: number;
  /** How far enamel and glass are from flat. */
  waves?: number;
  /** 1 lines run across, 2 up and down, 3 round a cap. */
  brush?: 0 | 1 | 2 | 3;
  brushDepth?: number;
  /** Light of its own. */
  glow?: number;
  /** How far its reflections are taken away where light cannot reach, 0 to 1. */
  openShare?: number;
  /** Multiplies what it mirrors. */
  shine?: number;
  /** Glass of this darkness: what is behind is seen through it. */
  glass?: number;
  /** Printed on something; transparent where the picture is. */
  print?: Texture;
  map?: Texture;
  side?: Side;
};

const blank = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
blank.needsUpdate = true;

/** A material of the studio's own shader. */
export function surface(substance: Substance = {}): ShaderMaterial {
  const { glass, print, map = print, rough = 0.4, side = FrontSide } = substance;
  const [r, g, b] = substance.colour ?? [1, 1, 1];
  const through = glass !== undefined || print !== undefined;
  const { brush, waves, coat } = substance;
  const material = new ShaderMaterial({
    vertexShader: SURFACE_VERTEX,
    fragmentShader: SURFACE_FRAGMENT,
    side,
    defines: {
      ...(through && { SEE_THROUGH: '' }),
      ...(map && { MAPPED: '' }),
      ...(brush && { BRUSH: brush }),
      ...(waves && { WAVES: '' }),
      ...(coat && { COAT: '' }),
    },
    uniforms: {
      ...shared,
      albedo: { value: [r, g, b] },
      metal: { value: substance.metal ?? 0 },
      rough: { value: rough },
      roughAlong: { value: substance.roughAlong ?? rough },
      f0: { value: substance.f0 ?? 0.04 },
      coat: { value: coat ?? 0 },
      waves: { value: waves ?? 0 },
      opacity: { value: glass ?? 1 },
      glow: { value: substance.glow ?? 0 },
      openShare: { value: substance.openShare ?? 1 },
      shine: { value: substance.shine ?? 1 },
      brushDepth: { value: substance.brushDepth ?? 0.07 },
      map: { value: map ?? blank },
    },
  });
  material.userData = { substance };
  if (through) makeThrough(material, glass !== undefined);
  return material;
}

const glossOf = new WeakMap<Material, Material>();

/** Has every surface of a scene show what it mirrors instead of the light it scatters. */
export function showGloss(scene: Object3D): void {
  scene.traverse((each) => {
    if (!(each instanceof Mesh) || !(each.material instanceof ShaderMaterial)) return;
    const { material } = each;
    const gloss = glossOf.get(material) ?? material.clone();
    if (gloss instanceof ShaderMaterial) {
      gloss.uniforms = material.uniforms;
      gloss.defines = { ...material.defines, GLOSS: '' };
    }
    glossOf.set(material, gloss);
    each.material = gloss;
  });
}

/** Glass lays its reflection over a darkened background; print lays its ink over what it is printed on. */
function makeThrough(material: ShaderMaterial, glass: boolean): void {
  Object.assign(material, {
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: glass ? OneFactor : SrcAlphaFactor,
    blendDst: OneMinusSrcAlphaFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
  });
  if (!glass)
    Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 });
}
