/** Frame time above which motion is seen to stutter, in milliseconds. */
const SMOOTH = 20;
const LEAST = 0.6;
const STEP = 0.8;
/** Number of frames whose median is judged. */
const FRAMES = 12;

/** Pixel ratio while something moves: lowered when the device cannot keep up. */
export class Sharpness {
  readonly still: number;
  moving: number;
  #frames: number[] = [];

  /** @param still device pixels per CSS pixel */
  constructor(still: number) {
    this.still = Math.min(still, 2);
    this.moving = this.still;
  }

  /** @param ms time since the previous frame, while something moved */
  note(ms: number): void {
    this.#frames.push(ms);
    if (this.#frames.length < FRAMES) return;
    const middle = this.#frames.toSorted((a, b) => a - b)[FRAMES / 2] ?? 0;
    if (middle > SMOOTH) this.moving = Math.max(LEAST, this.moving * STEP);
    this.#frames = [];
  }
}
