import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Lighting } from '../engine/lights.ts';
import type { Room } from '../engine/room.ts';
import type { Aim } from '../engine/shoot-close-up.ts';
import type { Kit } from '../kit/kit.ts';
import type { Pose } from '../models/model.ts';
import type { Paints } from '../paints.ts';

/** A close-up of a part of a product. The product is open unless a pose is given. */
export type CloseUp = Omit<Aim, 'turn' | 'pitch' | 'distance'> &
  Partial<Pick<Aim, 'turn' | 'pitch' | 'distance'>> & {
    look: Look;
    pose?: Pose;
    /** Adds what lies inside or is pulled out, which no other picture shows. */
    dress?: (kit: Kit, paints: Paints) => void;
    room?: Room;
    lighting?: Lighting;
    exposure?: number;
  };
