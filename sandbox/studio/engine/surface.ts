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

/** What something is made of. Colours are linear RGB, 0 to 1. */
export type Substance = {
  colour?: readonly [number, number, number];
  /** 1 for bare metal. */
  metal?: number;
  /** Roughness from 0 (mirror) to 1 (matt), across the brushing; `roughAlong` is along it. */
  rough?: number;
  roughAlong?: number;
  /** Share of light that a non-metal reflects head-on. */
  f0?: number;
  /** Strength of a clear lacquer on top, 0 to 1. */
  coat?: number;
  /** How uneven enamel or glass is. */
  waves?: number;
  /** Direction of brushed lines: 1 horizontal, 2 vertical, 3 around a cap. */
  brush?: 0 | 1 | 2 | 3;
  brushDepth?: number;
  /** Emitted light. */
  glow?: number;
  /** How much reflections are reduced where light cannot reach, 0 to 1. */
  openShare?: number;
  /** Factor on reflections. */
  shine?: number;
  /** Darkness of glass, through which what is behind shows. */
  glass?: number;
  /** A print on a surface, transparent where the picture is. */
  print?: Texture;
  map?: Texture;
  side?: Side;
};

const blank = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
blank.needsUpdate = true;

/** Returns a material with the studio's own shader. */
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

/** Switches all surfaces of a scene from diffuse light to reflections. */
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

/** Glass adds its reflection to a darkened background; a print covers the surface that it is on. */
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
