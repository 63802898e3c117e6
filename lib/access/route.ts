import { GAP_KINDS, type GapKind } from '@/lib/catalogue/kinds/types';
import { isRaw, MOST_PARTS, readMm, readPart } from './read-part';
import type { RoutePart } from './types';

/** The way in as the shopper described it: in short, or part by part. If there are parts, only they count. */
export type Route = {
  /** Clear width of the narrowest door, in millimetres. */
  door: number | null;
  /** Height of that door, in millimetres; null if not measured. */
  doorHeight: number | null;
  corner: boolean;
  /** It ends on the ground floor, so stairs and lifts are left out. */
  ground: boolean;
  /** Width of an old appliance that leaves by the same way, by the kind of gap that it is in; millimetres. */
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

/** Reads a way in as the browser stored it. Invalid and missing parts are left out. */
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
