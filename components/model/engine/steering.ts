import { type Object3D, type PerspectiveCamera, Raycaster, Vector2 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

/** Lowest camera angle, slightly below the floor, from which wall-mounted objects are seen. */
const LOWEST = Math.PI * 0.55;
/** Longest movement of a press that does not turn the model, in pixels. */
const STILL_PRESS = 6;

type Steered = { canvas: HTMLCanvasElement; camera: PerspectiveCamera; still: boolean; signal: AbortSignal };

/** Mouse, wheel and touch controls on a canvas that never block scrolling of the page. */
export function steer({ canvas, camera, still, signal }: Steered): OrbitControls {
  // Registered before the controls: a plain wheel scrolls the page; with Ctrl, or a pinch on a trackpad, it zooms.
  canvas.addEventListener('wheel', (event) => event.ctrlKey || event.stopImmediatePropagation(), { signal });
  const controls = new OrbitControls(camera, canvas);
  // One finger moving vertically scrolls the page; two fingers zoom and tilt.
  canvas.style.touchAction = 'pan-y';
  controls.enablePan = false;
  controls.enableDamping = !still;
  controls.dampingFactor = 0.12;
  controls.maxPolarAngle = LOWEST;
  signal.addEventListener('abort', () => controls.dispose());
  return controls;
}

/** Reports which part of a scene was pressed, ignoring drags. */
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
