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

/** What is as level as this is a floor, or a worktop; the rest are walls. */
const LEVEL = 0.9;
/** For so long a floor that is lost stays marked; ms. */
const KEPT = 600;
const ORIGIN: Place = [0, 0, 0];

type Options = {
  session: XRSession;
  glb: string;
  /** What lies over the camera's picture, and is drawn on. */
  over: Element;
  /** The colour of the floor that it takes up. */
  colour: string;
  /** Doors do not swing, they are open. */
  still: boolean;
  onPhase: (phase: RoomPhase) => void;
  /** After each picture; no `project` while it stands nowhere. */
  onDrawn: (project: Project | null, angle: Angle) => void;
};

/** A model in the shopper's own room, in the picture of the camera, at 1:1 and never otherwise. */
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
  /** When a floor was found last. */
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
   * Brings a model into a session; whoever opened the session ends it.
   * @throws where nothing is drawn, the model does not come, or the session has ended meanwhile
   */
  static async open(options: Options): Promise<RoomStage> {
    const { session, glb } = options;
    const renderer = new WebGLRenderer({ antialias: true, alpha: true });
    try {
      renderer.toneMapping = NeutralToneMapping;
      renderer.xr.enabled = true;
      // Where one stands at first is the origin: floors are found, not assumed.
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

  /** Stands it on the marked floor, where there is any. */
  stand(): void {
    if (this.#mark.visible) this.#stands = true;
  }

  /** Takes it up again, to be stood elsewhere. */
  lift(): void {
    this.#stands = false;
  }

  /** @param round radians, to the left of who looks at its front */
  turn(round: number): void {
    this.#standing.rotation.y += round;
  }

  open(door: string, isOpen: boolean): void {
    this.#doors.send(door, isOpen ? null : 0);
  }

  /** Gives back what it took of the device. */
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
