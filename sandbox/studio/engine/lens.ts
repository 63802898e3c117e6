import { PerspectiveCamera } from 'three';
import type { Camera, Frame } from './camera.ts';
import { halton } from './lights.ts';

/** The rendered part of a picture: its edges on the plane one unit in front of the eye, and its size in pixels. */
export type Part = { frame: Frame; width: number; height: number };

/** A camera with a shifted lens. It moves by a fraction of a pixel in every sub-frame, which smooths the edges. */
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
