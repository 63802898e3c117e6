import {
  type AnimationAction,
  type AnimationClip,
  AnimationMixer,
  Box3,
  MathUtils,
  type Object3D,
  PropertyBinding,
} from 'three';

/**
 * Rate at which doors approach their target, per second, and the remaining fraction of the way that counts as arrived.
 */
const [PACE, THERE] = [5, 0.002];

type Door = {
  action: AnimationAction;
  node: Object3D | undefined;
  at: number;
  to: number;
  /** Duration of its animation in seconds, and the angle by which that turns it in degrees. */
  length: number;
  turns: number;
};

/** The moving parts of a model, by the names of their animations. Each is somewhere between shut (0) and open (1). */
export class Doors {
  readonly #mixer: AnimationMixer;
  readonly #doors: ReadonlyMap<string, Door>;

  constructor(model: Object3D, clips: readonly AnimationClip[]) {
    this.#mixer = new AnimationMixer(model);
    this.#doors = new Map(clips.map((clip) => [clip.name, this.#hang(model, clip)]));
  }

  #hang(model: Object3D, clip: AnimationClip): Door {
    const action = this.#mixer.clipAction(clip);
    action.paused = true;
    action.play();
    const [track] = clip.tracks;
    const node = track && model.getObjectByName(PropertyBinding.parseTrackName(track.name).nodeName);
    return { action, node, at: 0, to: 0, length: clip.duration || 1, turns: turnOf(clip) };
  }

  get names(): readonly string[] {
    return [...this.#doors.keys()];
  }

  /** Returns the name of the door that a part of the model belongs to. */
  nameOf(part: Object3D): string | undefined {
    for (let each: Object3D | null = part; each; each = each.parent)
      for (const [name, { node }] of this.#doors) if (node === each) return name;
    return undefined;
  }

  /** Shuts everything, and hides or shows the doors that turn on hinges. */
  takeOff(isOff: boolean): void {
    for (const door of this.#doors.values()) {
      [door.at, door.to] = [0, 0];
      door.action.time = 0;
    }
    this.#mixer.update(0);
    for (const { node, turns } of this.#doors.values()) if (node && turns < 360) node.visible = !isOff;
  }

  /** Returns the box that the model takes up with everything open, in metres. */
  reach(model: Object3D): Box3 {
    for (const { action, length } of this.#doors.values()) action.time = length;
    this.#mixer.update(0);
    const box = new Box3().setFromObject(model, true);
    for (const { action } of this.#doors.values()) action.time = 0;
    this.#mixer.update(0);
    return box;
  }

  /** @param most largest angle in degrees; 0 shuts it, null opens it fully */
  send(name: string, most: number | null): void {
    const door = this.#doors.get(name);
    if (door) door.to = most === null ? 1 : Math.min(1, most / door.turns);
  }

  /**
   * Advances moving doors by a number of seconds, slowing towards the end.
   * @returns whether anything still moves
   */
  move(seconds: number): boolean {
    let moves = false;
    for (const door of this.#doors.values()) {
      if (door.at === door.to) continue;
      door.at += (door.to - door.at) * (1 - Math.exp(-seconds * PACE));
      if (Math.abs(door.to - door.at) < THERE) door.at = door.to;
      door.action.time = door.at * door.length;
      moves = true;
    }
    if (moves) this.#mixer.update(0);
    return moves;
  }
}

/** Returns the angle in degrees by which a clip turns its part; 360 for a part that is pulled out. */
function turnOf({ tracks }: AnimationClip): number {
  const turned = tracks.find(({ name }) => name.endsWith('.quaternion'));
  const w = turned?.values.at(-1);
  return w === undefined ? 360 : MathUtils.radToDeg(2 * Math.acos(Math.min(1, Math.abs(w)))) || 360;
}
