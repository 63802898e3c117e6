import { GAP_KINDS, type GapKind } from '@/lib/catalogue/kinds/types';
import { isRaw, MOST_PARTS, readMm, readPart } from './read-part';
import type { RoutePart } from './types';

/** The way in as somebody described it: shortly, or part by part, which then counts alone. */
export type Route = {
  /** The narrowest door, clear; millimetres. */
  door: number | null;
  /** Of that door; null: not measured. */
  doorHeight: number | null;
  corner: boolean;
  /** It ends on the ground floor: stairs and lifts are passed by. */
  ground: boolean;
  /** How wide an old appliance is that goes out by the same way, by what stands in its place; millimetres. */
  old: Partial<Record<GapKind, number>>;
  parts: RoutePart[];
};

export const NO_ROUTE: Route = {
  door: null,
  doorHeight: null,
  corner: false,
  ground: false,
  old: {},
  parts: [],
};

function readOld(value: unknown): Route['old'] {
  if (!isRaw(value)) return {};
  return Object.fromEntries(
    GAP_KINDS.flatMap((kind) => {
      const width = readMm(value[kind]);
      return width ? [[kind, width]] : [];
    }),
  );
}

/** Reads a way in as the browser kept it; what is broken or was not yet asked is left out. */
export function readRoute(value: unknown): Route {
  if (!isRaw(value)) return NO_ROUTE;
  const { parts } = value;
  return {
    door: readMm(value['door']),
    doorHeight: readMm(value['doorHeight']),
    corner: value['corner'] === true,
    ground: value['ground'] === true,
    old: readOld(value['old']),
    parts: Array.isArray(parts)
      ? parts.slice(0, MOST_PARTS).flatMap((part: unknown) => readPart(part) ?? [])
      : [],
  };
}
