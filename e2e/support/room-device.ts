import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** How the phone is held: height in metres, downward tilt and field of view in radians. */
export const HELD = { eye: 1.5, down: 0.5, view: Math.PI / 3 };

type Matrix = Float32Array;
/** The part of the emulator's API used here; it runs in the page as a script of its own. */
type Emulator = {
  XRDevice: new (
    config: object,
    options: object,
  ) => {
    installSEM: (room: new () => object) => void;
    installRuntime: (options: object) => void;
    quaternion: { set: (x: number, y: number, z: number, w: number) => void };
    position: { set: (x: number, y: number, z: number) => void };
  };
};

/** Emulates a phone whose camera finds a level floor, in every page opened from now on (Meta's WebXR emulator). */
export async function holdPhone(page: Page): Promise<void> {
  await page.addInitScript({ path: require.resolve('iwer/build/iwer.min.js') });
  await page.addInitScript(({ eye, down, view }) => {
    const { XRDevice } = (window as unknown as { IWER: Emulator }).IWER;
    const phone = new XRDevice(
      {
        name: 'Phone',
        supportedSessionModes: ['immersive-ar'],
        supportedFeatures: ['viewer', 'local', 'hit-test', 'dom-overlay'],
        supportedFrameRates: [60],
        isSystemKeyboardSupported: true,
        internalNominalFrameRate: 60,
        environmentBlendModes: { 'immersive-ar': 'alpha-blend' },
        interactionMode: 'screen-space',
        userAgent: navigator.userAgent,
      },
      { ipd: 0, fovy: view },
    );
    phone.position.set(0, eye, 0);
    phone.quaternion.set(-Math.sin(down / 2), 0, 0, Math.cos(down / 2));
    phone.installSEM(
      class {
        /** No picture of a room: it would be beside the rendered one. */
        readonly environmentCanvas = Object.assign(document.createElement('canvas'), { hidden: true });
        render(): void {}
        /** Intersects the ray of a hit test, along its own −z axis, with the floor. */
        computeHitTestResults(ray: Matrix): Matrix[] {
          const [at, towards] = [ray.slice(12, 15), ray.slice(8, 11).map((each) => -each)];
          const far = -(at[1] ?? 0) / (towards[1] ?? 0);
          if (!(far > 0)) return [];
          const [x = 0, , z = 0] = at.map((each, axis) => each + (towards[axis] ?? 0) * far);
          return [new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 0, z, 1])];
        }
      },
    );
    phone.installRuntime({ forceInstall: true });
  }, HELD);
}

type Seen = readonly [x: number, y: number];
type Point = readonly [x: number, y: number, z: number];

/** Returns the direction of the ray through a pixel, from the phone outwards. */
function rayOf([x, y]: Seen, { width, height }: { width: number; height: number }): Point {
  const tall = Math.tan(HELD.view / 2);
  const [right, up] = [((2 * x) / width - 1) * tall * (width / height), (1 - (2 * y) / height) * tall];
  const [sin, cos] = [Math.sin(HELD.down), Math.cos(HELD.down)];
  return [right, up * cos - sin, -up * sin - cos];
}

/** Returns the point of the floor that a pixel shows, in metres. */
export function floorAt(seen: Seen, screen: { width: number; height: number }): Point {
  const [x, y, z] = rayOf(seen, screen);
  const far = -HELD.eye / y;
  return [x * far, 0, z * far];
}

/** Returns how high above a point of the floor a pixel is, in metres. */
export function heightAt(seen: Seen, [x, , z]: Point, screen: { width: number; height: number }): number {
  const ray = rayOf(seen, screen);
  return HELD.eye + ray[1] * (Math.hypot(x, z) / Math.hypot(ray[0], ray[2]));
}
