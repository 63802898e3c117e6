import {
  Box3,
  Group,
  MathUtils,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { distanceFor } from '@/lib/catalogue/models/distance';
import type { Angle, Axes, Place, Shape } from '@/lib/catalogue/models/place';
import { daylight } from './daylight';
import { dispose } from './dispose';
import { Doors } from './doors';
import { loadModels } from './loading';
import type { Project } from './measured-lines';
import { turnOf } from './room';
import { shapeOf } from './shape';
import { Sharpness } from './sharpness';
import { hearPresses, steer } from './steering';

/** Vertical field of view in degrees: narrow, so that verticals look vertical. */
const VIEW = 26;
/** Nearest and farthest distance, relative to the initial one. */
const [NEAREST, FARTHEST] = [0.3, 2];
/** Rate at which the camera steps back, per second. */
const STEPPING = 5;
/** Orientation of models as built. */
const STRAIGHT: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Movement of the camera, relative to its distance, that shifts nothing by a pixel. */
const UNSEEN = 0.0004;

export type StageOptions = {
  host: HTMLElement;
  /** Whether nothing moves by itself or coasts (reduced motion). */
  still: boolean;
  /** Called after each frame. */
  onDrawn: (project: Project, angle: Angle) => void;
  /** Called when a door or drawer is pressed. */
  onPress: (door: Door) => void;
};

/** A moving part: the index of its model, and the name of its animation. */
export type Door = { model: number; name: string };

/**
 * Models on a canvas in `host`, turned by mouse, touch and method calls. Renders only when something has changed.
 * @throws if WebGL is not available
 */
export class Stage {
  readonly #options: StageOptions;
  readonly #canvas = document.createElement('canvas');
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(VIEW, 1, 0.05, 60);
  readonly #controls: OrbitControls;
  readonly #sharpness = new Sharpness(devicePixelRatio);
  readonly #end = new AbortController();
  readonly #goods: Object3D[] = [];
  /** What is drawn around the models. */
  #room = new Group();
  readonly #doors: Doors[] = [];
  #frame = 0;
  #last: number | null = null;
  readonly #stood = new Vector3();
  /** Box of everything with all doors open, and the distance to step back to for it, in metres. */
  #reach = new Box3();
  #back = 0;

  constructor(options: StageOptions) {
    this.#options = options;
    const { host, still, onPress } = options;
    this.#renderer = new WebGLRenderer({ canvas: this.#canvas, antialias: true, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#scene.environment = daylight(this.#renderer);
    host.prepend(this.#canvas);
    const { signal } = this.#end;
    const steered = { canvas: this.#canvas, camera: this.#camera, still, signal };
    this.#controls = steer(steered);
    this.#controls.addEventListener('change', () => this.draw());
    hearPresses(steered, this.#scene, (part) => {
      for (const [model, doors] of this.#doors.entries()) {
        const name = doors.nameOf(part);
        if (name) onPress({ model, name });
      }
    });
    this.#canvas.addEventListener('webglcontextrestored', () => this.draw(), { signal });
    const sizes = new ResizeObserver(() => this.#fit());
    sizes.observe(host);
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  /**
   * Loads models and adds them to the scene.
   * @returns the size of each, and what opens
   * @throws if one cannot be loaded or is not a model
   */
  async show(glbs: readonly string[]): Promise<{ shapes: Shape[]; doors: readonly Door[] }> {
    for (const { scene, animations } of await loadModels(glbs)) {
      if (this.#end.signal.aborted) dispose(scene);
      else this.#scene.add(scene);
      this.#goods.push(scene);
      this.#doors.push(new Doors(scene, animations));
    }
    return {
      shapes: this.#goods.map(shapeOf),
      doors: this.#doors.flatMap(({ names }, model) => names.map((name) => ({ model, name }))),
    };
  }

  /**
   * Moves each model's origin to its place in millimetres and turns it there, with everything shut.
   * @param doorsOff whether their doors are hidden
   */
  place(places: readonly Place[], axes: readonly Axes[], doorsOff: boolean): void {
    for (const [at, goods] of this.#goods.entries()) {
      goods.position.set(...(places[at] ?? ([0, 0, 0] as const))).divideScalar(1000);
      goods.setRotationFromMatrix(turnOf(axes[at] ?? STRAIGHT));
      goods.updateMatrixWorld(true);
    }
    for (const doors of this.#doors) doors.takeOff(doorsOff);
    this.#reach = this.#goods.reduce(
      (all, goods, at) => all.union(this.#doors[at]?.reach(goods) ?? new Box3()),
      new Box3(),
    );
    this.draw();
  }

  /** Replaces the room around the models, given in metres and the axes of the scene. */
  furnish(things: readonly Object3D[]): void {
    dispose(this.#room);
    this.#scene.remove(this.#room);
    this.#room = new Group().add(...things);
    this.#scene.add(this.#room);
    this.draw();
  }

  /** Aims the camera at a box, whose corners are in millimetres, so that all of it is visible. */
  look([from, to]: readonly [Place, Place], { round, up }: Angle): void {
    const [min, max] = [from, to].map((corner) => new Vector3(...corner).divideScalar(1000));
    const box = new Box3(min, max);
    this.#fit();
    const { target } = this.#controls;
    box.getCenter(target);
    const away = this.#awayFrom(box, up);
    this.#back = 0;
    [this.#controls.minDistance, this.#controls.maxDistance] = [away * NEAREST, away * FARTHEST];
    this.#camera.position.setFromSphericalCoords(away, Math.PI / 2 - up, round).add(target);
    this.#controls.update();
    this.draw();
  }

  /** Returns the distance from which a box is fully visible from every side. */
  #awayFrom({ min, max }: Box3, up: number): number {
    const { target } = this.#controls;
    const far = max.clone().sub(target).max(target.clone().sub(min));
    const corner = far.toArray();
    const half = MathUtils.degToRad(VIEW / 2);
    return distanceFor([far.clone().negate().toArray(), corner], up, half, this.#camera.aspect);
  }

  /** Orbits around the model, and upwards, by an angle in radians. */
  turn({ round, up }: Angle): void {
    this.#controls.rotateLeft(-round);
    this.#controls.rotateUp(up);
  }

  /** Moves nearer by a factor; below 1, farther away. */
  near(times: number): void {
    this.#controls.dollyIn(1 / times);
  }

  /**
   * Opens or shuts a door, and steps back if it would leave the view.
   * @param most largest angle in degrees; 0 shuts it, null opens it fully
   */
  open({ model, name }: Door, most: number | null): void {
    this.#doors[model]?.send(name, most);
    if (most !== 0) this.#back = this.#awayFrom(this.#reach, this.angle.up);
    this.draw();
  }

  get angle(): Angle {
    const [round, down] = [this.#controls.getAzimuthalAngle(), this.#controls.getPolarAngle()];
    return { round, up: Math.PI / 2 - down };
  }

  /** Removes it from the page and frees its GPU resources. */
  close(): void {
    this.#end.abort();
    this.#rest();
    dispose(this.#scene);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.#canvas.remove();
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#options.host;
    if (!width || !height) return;
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#renderer.setSize(width, height, false);
    this.draw();
  }

  /** Requests a render, at most one per frame. */
  draw(): void {
    if (this.#frame === 0 && !this.#end.signal.aborted)
      this.#frame = requestAnimationFrame((at) => this.#drawn(at));
  }

  #drawn(at: number): void {
    this.#frame = 0;
    const since = this.#last === null ? 0 : at - this.#last;
    const step = this.#options.still ? Number.POSITIVE_INFINITY : since / 1000;
    const swings = this.#doors.map((doors) => doors.move(step)).includes(true);
    if (swings) this.#stepBack(since / 1000);
    // A change by the controls requests the next frame; the invisible end of a movement is skipped.
    this.#controls.update();
    const { position } = this.#camera;
    const moves = swings || position.distanceTo(this.#stood) > this.#controls.getDistance() * UNSEEN;
    this.#stood.copy(position);
    if (!moves) this.#rest();
    if (moves && since > 0) this.#sharpness.note(since);
    this.#last = moves ? at : null;
    const ratio = moves ? this.#sharpness.moving : this.#sharpness.still;
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
    this.#renderer.render(this.#scene, this.#camera);
    this.#options.onDrawn((place) => this.#seen(place), this.angle);
    if (moves) this.draw();
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #stepBack(seconds: number): void {
    const now = this.#controls.getDistance();
    const share = this.#options.still ? 1 : Math.min(1, seconds * STEPPING);
    if (now < this.#back) this.#controls.dollyIn((now + (this.#back - now) * share) / now);
    if (share === 1) this.#back = 0;
  }

  #seen(place: Place): readonly [number, number] | null {
    const { x, y, z } = new Vector3(...place).divideScalar(1000).project(this.#camera);
    const { clientWidth, clientHeight } = this.#canvas;
    return z > 1 ? null : [((x + 1) / 2) * clientWidth, ((1 - y) / 2) * clientHeight];
  }
}
