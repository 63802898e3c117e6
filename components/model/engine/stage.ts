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

/** Degrees of the picture's height: few, so that what is upright looks it. */
const VIEW = 26;
/** How near and far one may go, of the first distance. */
const [NEAREST, FARTHEST] = [0.3, 2];
/** The share of the way back that a second takes. */
const STEPPING = 5;
/** As models are built. */
const STRAIGHT: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** A way of the camera, as a share of its distance, that moves nothing in the picture by a pixel. */
const UNSEEN = 0.0004;

export type StageOptions = {
  host: HTMLElement;
  /** Nothing moves by itself, and nothing runs on. */
  still: boolean;
  /** After each picture of it. */
  onDrawn: (project: Project, angle: Angle) => void;
  /** Something that opens was pressed. */
  onPress: (door: Door) => void;
};

/** What opens of what stands there: of which model, by their order, and the name of its animation. */
export type Door = { model: number; name: string };

/**
 * Models on a canvas in `host`, turned by mouse, finger and call. It draws when something has changed, and rests.
 * @throws where the browser draws nothing in three dimensions
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
  /** What is drawn round the models. */
  #room = new Group();
  readonly #doors: Doors[] = [];
  #frame = 0;
  #last: number | null = null;
  readonly #stood = new Vector3();
  /** What it takes up with everything open, and how far away one has to be for that; metres. */
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
   * Fetches models and stands them in the scene.
   * @returns what each measures, and what opens
   * @throws when one does not come, or is none
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
   * Moves each model's origin to its place, millimetres, and turns it there, all shut.
   * @param doorsOff takes their doors off
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

  /** Draws a room round the models instead of the one before: metres, the axes of the scene. */
  furnish(things: readonly Object3D[]): void {
    dispose(this.#room);
    this.#scene.remove(this.#room);
    this.#room = new Group().add(...things);
    this.#scene.add(this.#room);
    this.draw();
  }

  /** Looks at a box about the model, its corners in millimetres, so that all of it is in the picture. */
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

  /** How far from where one looks at a box is seen whole, from whatever side. */
  #awayFrom({ min, max }: Box3, up: number): number {
    const { target } = this.#controls;
    const far = max.clone().sub(target).max(target.clone().sub(min));
    const corner = far.toArray();
    const half = MathUtils.degToRad(VIEW / 2);
    return distanceFor([far.clone().negate().toArray(), corner], up, half, this.#camera.aspect);
  }

  /** Goes round the model, and up, by so many radians. */
  turn({ round, up }: Angle): void {
    this.#controls.rotateLeft(-round);
    this.#controls.rotateUp(up);
  }

  /** Goes so many times nearer; below 1 away. */
  near(times: number): void {
    this.#controls.dollyIn(1 / times);
  }

  /**
   * Opens or shuts something, and steps back where it would leave the picture.
   * @param most the degrees by which it may turn; 0 shuts it, null: as far as it does
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

  /** Takes it off the page, and what it took of the device. */
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

  /** Asks for a picture: one a frame at the most. */
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
    // Whatever it changes asks for the next picture; the end of a turn that nobody sees is left out.
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
