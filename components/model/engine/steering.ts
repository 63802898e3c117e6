import { type Object3D, type PerspectiveCamera, Raycaster, Vector2 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

/** A little below the floor's level: what hangs is seen from there. */
const LOWEST = Math.PI * 0.55;
/** A press that moved no farther than this is none of turning; pixels. */
const STILL_PRESS = 6;

type Steered = { canvas: HTMLCanvasElement; camera: PerspectiveCamera; still: boolean; signal: AbortSignal };

/** Mouse, wheel and fingers on a canvas, none of which keeps the page from scrolling. */
export function steer({ canvas, camera, still, signal }: Steered): OrbitControls {
  // Before the controls hear of it: a wheel scrolls the page, and zooms with Ctrl or by two fingers on a pad.
  canvas.addEventListener('wheel', (event) => event.ctrlKey || event.stopImmediatePropagation(), { signal });
  const controls = new OrbitControls(camera, canvas);
  // One finger up and down scrolls the page; two zoom, and turn it up and down.
  canvas.style.touchAction = 'pan-y';
  controls.enablePan = false;
  controls.enableDamping = !still;
  controls.dampingFactor = 0.12;
  controls.maxPolarAngle = LOWEST;
  signal.addEventListener('abort', () => controls.dispose());
  return controls;
}

/** Tells what was pressed of a scene, turning aside. */
export function hearPresses(
  { canvas, camera, signal }: Steered,
  scene: Object3D,
  onPress: (part: Object3D) => void,
): void {
  let down = { x: 0, y: 0 };
  const hear = ({ x, y }: PointerEvent) => {
    if (Math.hypot(x - down.x, y - down.y) > STILL_PRESS) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const ray = new Raycaster();
    const at = new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2);
    ray.setFromCamera(at, camera);
    const [nearest] = ray.intersectObject(scene);
    if (nearest) onPress(nearest.object);
  };
  canvas.addEventListener('pointerdown', ({ x, y }) => (down = { x, y }), { signal });
  canvas.addEventListener('pointerup', hear, { signal });
}
