import {
  DepthTexture,
  DoubleSide,
  LessEqualCompare,
  NearestFilter,
  MeshBasicMaterial,
  OrthographicCamera,
  type Scene,
  UnsignedIntType,
  type Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { LightFrame } from './lights.ts';
import { shared } from './shared.ts';

/** Layer of the objects that cast a shadow. */
export const CASTING = 1;

/** The three shadow maps of a sub-frame's lights. */
export class ShadowMaps {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #middle: Vector3;
  readonly #radius: number;
  readonly #targets: WebGLRenderTarget[];
  readonly #camera: OrthographicCamera;
  readonly #depthOnly = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });

  constructor(renderer: WebGLRenderer, scene: Scene, middle: Vector3, radius: number, side = 1024) {
    this.#renderer = renderer;
    this.#scene = scene;
    this.#middle = middle;
    this.#radius = radius * 1.03;
    this.#targets = [0, 1, 2].map(() => makeTarget(side));
    const r = this.#radius;
    this.#camera = new OrthographicCamera(-r, r, r, -r, r * 0.01, 4 * r);
    this.#camera.layers.set(CASTING);
    shared.texel.value = (2 * r) / side;
    const [a, b, c] = this.#targets;
    shared.shadow0.value = a?.depthTexture;
    shared.shadow1.value = b?.depthTexture;
    shared.shadow2.value = c?.depthTexture;
  }

  cast(lights: LightFrame): void {
    const [renderer, scene, camera] = [this.#renderer, this.#scene, this.#camera];
    scene.overrideMaterial = this.#depthOnly;
    lights.forEach(({ direction, colour }, at) => {
      camera.position.copy(this.#middle).addScaledVector(direction, 2 * this.#radius);
      const steep = Math.abs(direction.y) > 0.95;
      camera.up.set(0, steep ? 0 : 1, steep ? 1 : 0);
      camera.lookAt(this.#middle);
      camera.updateMatrixWorld(true);
      shared.lightMatrix.value[at]?.multiplyMatrices(
        camera.projectionMatrix,
        camera.matrixWorld.clone().invert(),
      );
      shared.lightDirection.value[at]?.copy(direction);
      shared.lightColour.value[at]?.copy(colour);
      renderer.setRenderTarget(this.#targets[at] ?? null);
      renderer.clear();
      renderer.render(scene, camera);
    });
    scene.overrideMaterial = null;
  }

  dispose(): void {
    for (const target of this.#targets) target.dispose();
  }
}

function makeTarget(side: number): WebGLRenderTarget {
  const target = new WebGLRenderTarget(side, side, { depthBuffer: true });
  const depth = new DepthTexture(side, side, UnsignedIntType);
  depth.compareFunction = LessEqualCompare;
  depth.minFilter = NearestFilter;
  depth.magFilter = NearestFilter;
  target.depthTexture = depth;
  return target;
}
