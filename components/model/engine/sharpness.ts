/** A frame later than this is seen to stutter, in ms. */
const SMOOTH = 20;
const LEAST = 0.6;
const STEP = 0.8;
/** Frames that are weighed together. */
const FRAMES = 12;

/** How many pixels are drawn for one of the page while something moves: fewer where the device cannot keep up. */
export class Sharpness {
  readonly still: number;
  moving: number;
  #frames: number[] = [];

  /** @param still the screen's own pixels for one of the page */
  constructor(still: number) {
    this.still = Math.min(still, 2);
    this.moving = this.still;
  }

  /** @param ms since the frame before, while something moved */
  note(ms: number): void {
    this.#frames.push(ms);
    if (this.#frames.length < FRAMES) return;
    const middle = this.#frames.toSorted((a, b) => a - b)[FRAMES / 2] ?? 0;
    if (middle > SMOOTH) this.moving = Math.max(LEAST, this.moving * STEP);
    this.#frames = [];
  }
}
