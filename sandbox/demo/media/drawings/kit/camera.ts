import type { Point, Point3 } from './geometry.ts';

/** Angles in degrees: `yaw` turns the object so that its right side shows, `pitch` looks down on it. */
export type Camera = { yaw: number; pitch: number };

/** Position and scale of the camera's picture in the 1000-unit square. */
export type Fit = { scale: number; left: number; top: number };

export type Projection = {
  camera: Camera;
  fit: Fit;
  /** Converts millimetres (x right, y up, z away from the front) to units of the picture. */
  point: (point: Point3) => Point;
  /** Converts a vector in millimetres to units. */
  direction: (vector: Point3) => Point;
  /** Whether a surface with this normal faces the viewer. */
  faces: (normal: Point3) => boolean;
};

const radians = Math.PI / 180;

/** Returns a parallel projection: verticals stay vertical, equal lengths stay equal, circles become ellipses. */
export function project(camera: Camera, fit: Fit): Projection {
  const [cosYaw, sinYaw] = [Math.cos(camera.yaw * radians), Math.sin(camera.yaw * radians)];
  const [cosPitch, sinPitch] = [Math.cos(camera.pitch * radians), Math.sin(camera.pitch * radians)];
  const direction = ([x, y, z]: Point3): Point => [
    (x * cosYaw + z * sinYaw) * fit.scale,
    -(y * cosPitch + (z * cosYaw - x * sinYaw) * sinPitch) * fit.scale,
  ];
  return {
    camera,
    fit,
    direction,
    point: (point) => {
      const [x, y] = direction(point);
      return [x + fit.left, y + fit.top];
    },
    faces: ([x, y, z]) => y * sinPitch - (z * cosYaw - x * sinYaw) * cosPitch > 1e-6,
  };
}

/** Returns the fit that centres bounds (measured at scale 1) in the square and fills `share` of its side. */
export function fitInto(bounds: Bounds, share: number, size = 1000): Fit {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = (size * share) / Math.max(width, height, 1);
  return {
    scale,
    left: size / 2 - ((bounds.left + bounds.right) / 2) * scale,
    top: size / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

export function emptyBounds(): Bounds {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}

export function extend(bounds: Bounds, [x, y]: Point, margin = 0): void {
  bounds.left = Math.min(bounds.left, x - margin);
  bounds.right = Math.max(bounds.right, x + margin);
  bounds.top = Math.min(bounds.top, y - margin);
  bounds.bottom = Math.max(bounds.bottom, y + margin);
}
