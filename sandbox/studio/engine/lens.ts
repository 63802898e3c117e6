import { PerspectiveCamera } from 'three';
import type { Camera, Frame } from './camera.ts';
import { halton } from './lights.ts';

/** The part of a picture that is rendered: its edges one unit before the eye, and its pixels. */
export type Part = { frame: Frame; width: number; height: number };

/** The camera with a shifted lens, moved by part of a pixel in every sub-frame: that is what smooths the edges. */
export class Lens {
  readonly #camera = new PerspectiveCamera();
  readonly #crop: Part;
  readonly #near: number;
  readonly #far: number;

  constructor({ eye, pitch, distance }: Camera, crop: Part, longest: number) {
    this.#crop = crop;
    this.#near = Math.max(distance * 0.15, distance - longest * 3);
    this.#far = distance + longest * 30;
    this.#camera.position.set(...eye);
    this.#camera.rotation.set(-pitch, 0, 0);
    this.#camera.updateMatrixWorld(true);
  }

  at(subFrame: number): PerspectiveCamera {
    const { frame, width, height } = this.#crop;
    const near = this.#near;
    const x = ((halton(subFrame + 1, 2) - 0.5) * 1.25 * (frame.right - frame.left)) / width;
    const y = ((halton(subFrame + 1, 3) - 0.5) * 1.25 * (frame.top - frame.bottom)) / height;
    const camera = this.#camera;
    camera.projectionMatrix.makePerspective(
      (frame.left + x) * near,
      (frame.right + x) * near,
      (frame.top + y) * near,
      (frame.bottom + y) * near,
      near,
      this.#far,
      camera.coordinateSystem,
    );
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    return camera;
  }
}
