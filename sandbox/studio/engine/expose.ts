import {
  DataTexture,
  type Group,
  Mesh,
  type Scene,
  ShaderMaterial,
  type Vector3,
  Vector4,
  WebGLRenderer,
} from 'three';
import { Darkroom, type Ground } from './darkroom.ts';
import type { Lens, Part } from './lens.ts';
import { type Lighting, lightFrames, meanLight } from './lights.ts';
import { shared } from './shared.ts';
import { ShadowMaps } from './shadow-maps.ts';
import { showGloss } from './surface.ts';

/** What is photographed, from where, and in what light. */
export type Exposure = {
  scene: Scene;
  /** Objects whose reflections are rendered. The rest of the scene has diffuse light only. */
  group: Group;
  lens: Lens;
  part: Part;
  lighting: Lighting;
  /** Numbers of sub-frames: diffuse light (`lights`), reflections (`gloss`). */
  lights: number;
  gloss: number;
  exposure: number;
  /** A sphere that contains everything that casts a shadow. */
  middle: Vector3;
  radius: number;
  /** Side of a shadow map in pixels. */
  shadowSide?: number;
  /** The floor's shadow; none in a room, which fills the picture. */
  ground?: Ground;
};

/** Renders all sub-frames and returns the finished picture as PNG in base64. */
export function expose(of: Exposure): string {
  const { scene, group, lens, part, middle, radius } = of;
  const frames = lightFrames(of.lights, of.lighting);
  shared.skyLight.value = meanLight(frames);
  const renderer = openRenderer();
  renderer.setSize(part.width, part.height);
  const shadows = new ShadowMaps(renderer, scene, middle, radius, of.shadowSide);
  const darkroom = new Darkroom(renderer, part.width, part.height);
  frames.forEach((frame, i) => {
    shared.frame.value = i;
    shadows.cast(frame);
    darkroom.expose('light', () => renderer.render(scene, lens.at(i)));
  });
  showGloss(group);
  for (let i = 0; i < of.gloss; i += 1) {
    shared.frame.value = i;
    darkroom.expose('gloss', () => renderer.render(scene, lens.at(i)));
  }
  darkroom.develop(of, of.ground ?? WHITE_GROUND);
  const png = renderer.domElement.toDataURL('image/png').replace(/^[^,]*,/, '');
  shadows.dispose();
  darkroom.dispose();
  clearAway(scene);
  return png;
}

const white = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
white.needsUpdate = true;
const WHITE_GROUND: Ground = { layer: white, part: new Vector4(0, 0, 1, 1) };

let opened: WebGLRenderer | undefined;

/** One renderer serves all pictures of a page, so that compiled shaders are reused. */
function openRenderer(): WebGLRenderer {
  opened ??= new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true, alpha: false });
  opened.setPixelRatio(1);
  opened.autoClear = false;
  return opened;
}

/** Frees a scene's geometries and textures. Materials are kept for their shaders. */
function clearAway(scene: Scene): void {
  scene.traverse((each) => {
    if (!(each instanceof Mesh)) return;
    each.geometry.dispose();
    if (each.material instanceof ShaderMaterial) each.material.uniforms['map']?.value?.dispose();
  });
}
