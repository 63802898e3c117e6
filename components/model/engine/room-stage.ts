import { type Group, NeutralToneMapping, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import type { RoomPhase } from '@/lib/catalogue/models/own-room-words';
import type { Angle, Place, Shape } from '@/lib/catalogue/models/place';
import { daylight } from './daylight';
import { dispose } from './dispose';
import { Doors } from './doors';
import { loadModels } from './loading';
import type { Project } from './measured-lines';
import { shapeOf } from './shape';
import { footprint, Standing } from './standing';

/** Smallest vertical component of the normal of a floor or worktop; other surfaces are walls. */
const LEVEL = 0.9;
/** Time that a lost floor stays marked, in milliseconds. */
const KEPT = 600;
const ORIGIN: Place = [0, 0, 0];

type Options = {
  session: XRSession;
  glb: string;
  /** Element over the camera's picture, which the lines are drawn on. */
  over: Element;
  /** Colour of the footprint. */
  colour: string;
  /** Whether doors open without animation. */
  still: boolean;
  onPhase: (phase: RoomPhase) => void;
  /** Called after each frame; `project` is null until the model is placed. */
  onDrawn: (project: Project | null, angle: Angle) => void;
};

/** A model in the shopper's own room, in the camera's picture, always at a scale of 1:1. */
export class RoomStage {
  readonly #options: Options;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #mark: Group;
  readonly #standing: Standing;
  readonly #doors: Doors;
  readonly #floors: XRHitTestSource;
  readonly shape: Shape;
  #phase: RoomPhase = 'looking';
  #stands = false;
  #last = 0;
  /** When a floor was last found, in milliseconds. */
  #found = Number.NEGATIVE_INFINITY;

  private constructor(
    options: Options,
    renderer: WebGLRenderer,
    floors: XRHitTestSource,
    model: Awaited<ReturnType<typeof loadModels>>[number],
  ) {
    this.#options = options;
    this.#renderer = renderer;
    this.#floors = floors;
    this.#doors = new Doors(model.scene, model.animations);
    this.shape = shapeOf(model.scene);
    this.#standing = new Standing(model.scene, this.shape);
    this.#mark = footprint(this.shape, options.colour);
    this.#standing.visible = this.#mark.visible = false;
    this.#scene.add(this.#standing, this.#mark);
    this.#scene.environment = daylight(renderer);
    renderer.setAnimationLoop((at, frame) => frame && this.#drawn(at, frame));
    options.session.addEventListener('select', () => this.stand());
    options.onPhase(this.#phase);
  }

  /**
   * Loads a model into a session. Whoever opened the session ends it.
   * @throws if WebGL or hit tests are not available, the model cannot be loaded, or the session has ended
   */
  static async open(options: Options): Promise<RoomStage> {
    const { session, glb } = options;
    const renderer = new WebGLRenderer({ antialias: true, alpha: true });
    try {
      renderer.toneMapping = NeutralToneMapping;
      renderer.xr.enabled = true;
      // The origin is where the viewer starts: floors are detected, not assumed.
      renderer.xr.setReferenceSpaceType('local');
      const [[model]] = await Promise.all([loadModels([glb]), renderer.xr.setSession(session)]);
      const floors = await session.requestHitTestSource?.({
        space: await session.requestReferenceSpace('viewer'),
      });
      if (!model || !floors) throw new Error('Nothing finds a floor here.');
      return new RoomStage(options, renderer, floors, model);
    } catch (thrown) {
      give(renderer);
      throw thrown;
    }
  }

  get doors(): readonly string[] {
    return this.#doors.names;
  }

  /** Places the model on the marked floor, if there is one. */
  stand(): void {
    if (this.#mark.visible) this.#stands = true;
  }

  /** Lifts the model, to be placed elsewhere. */
  lift(): void {
    this.#stands = false;
  }

  /** @param round angle in radians; positive turns its front to the right of a viewer before it */
  turn(round: number): void {
    this.#standing.rotation.y += round;
  }

  open(door: string, isOpen: boolean): void {
    this.#doors.send(door, isOpen ? null : 0);
  }

  /** Frees its GPU resources. */
  close(): void {
    this.#renderer.setAnimationLoop(null);
    dispose(this.#scene);
    give(this.#renderer);
  }

  #drawn(at: number, frame: XRFrame): void {
    const space = this.#renderer.xr.getReferenceSpace();
    const seen = space && frame.getViewerPose(space);
    const eye = seen ? placeOf(seen.transform) : null;
    const floor = space && eye && !this.#stands ? this.#floorIn(frame, space) : null;
    if (floor && eye) {
      this.#standing.stand(floor, eye);
      this.#mark.position.copy(this.#standing.position);
      this.#mark.rotation.copy(this.#standing.rotation);
      this.#found = at;
    }
    const isMarked = !this.#stands && at - this.#found < KEPT;
    this.#mark.visible = isMarked;
    this.#standing.visible = this.#stands;
    this.#tell(eye === null ? 'lost' : this.#stands ? 'stands' : isMarked ? 'found' : 'looking');
    this.#doors.move(this.#options.still ? Number.POSITIVE_INFINITY : (at - this.#last) / 1000);
    this.#last = at;
    this.#renderer.render(this.#scene, this.#camera);
    this.#options.onDrawn(
      eye && this.#stands ? (place) => this.#seen(place) : null,
      this.#standing.from(eye ?? ORIGIN),
    );
  }

  #tell(phase: RoomPhase): void {
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.#options.onPhase(phase);
  }

  #floorIn(frame: XRFrame, space: XRReferenceSpace): Place | null {
    for (const hit of frame.getHitTestResults(this.#floors)) {
      const transform = hit.getPose(space)?.transform;
      if (transform && (transform.matrix[5] ?? 0) > LEVEL) return placeOf(transform);
    }
    return null;
  }

  #seen(place: Place): readonly [number, number] | null {
    const [camera] = this.#renderer.xr.getCamera().cameras;
    if (!camera) return null;
    const { x, y, z } = new Vector3(...this.#standing.placeOf(place)).project(camera);
    const { clientWidth, clientHeight } = this.#options.over;
    return z > 1 ? null : [((x + 1) / 2) * clientWidth, ((1 - y) / 2) * clientHeight];
  }
}

const placeOf = ({ position: { x, y, z } }: XRRigidTransform): Place => [x, y, z];

function give(renderer: WebGLRenderer): void {
  renderer.dispose();
  renderer.forceContextLoss();
}
