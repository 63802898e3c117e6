import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import type { Place } from '../../engine/camera.ts';
import type { Kit, Material } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { type BadgePlate, inkOn } from '../model.ts';

/** Height of the panel in millimetres. */
export const FASCIA = 132;

/** A control panel, whose face is in the plane of `z`, and the place of the maker's name on it. */
export type Panel = {
  build: (kit: Kit, look: Look, paints: Paints, z: number) => void;
  badge: (look: Look, z: number) => BadgePlate;
};

/** Returns the unpainted plastic that goes with a finish. */
export function plasticOf(finish: FinishCode, paints: Paints): Material {
  if (finish === 'WH') return paints.whitePlastic;
  return finish === 'SI' ? paints.greyPlastic : paints.blackPlastic;
}

export const middleOf = ({ height }: Look): number => height - 26 - FASCIA / 2;
export const timeOf = ({ traits }: Look): string => (traits['dryer'] === true ? '2:05' : '1:20');

/**
 * In millimetres: the drawer's width, and from the left edge to its middle. A usual dryer's water container is wider.
 */
export const drawerOf = ({ traits }: Look) =>
  traits['dryer'] === true && traits['design'] === undefined
    ? { wide: 190, middle: 107 }
    : { wide: 168, middle: 96 };

export function onDrawer(look: Look, z: number, size: BadgePlate['size'], above: number): BadgePlate {
  const x = -look.width / 2 + drawerOf(look).middle;
  return { at: [x, middleOf(look) + above, z + 5], size, ink: inkOn(look.finish), stays: true };
}

export function drawer(kit: Kit, look: Look, paints: Paints, z: number): Place {
  const { wide, middle } = drawerOf(look);
  const [x, y] = [-look.width / 2 + middle, middleOf(look)];
  kit.box([wide + 5, 104, 3], [x, y, z - 1], paints.gap, 4);
  kit.box([wide, 99, 8], [x, y, z], paints.front, 4);
  return [x, y, z];
}
