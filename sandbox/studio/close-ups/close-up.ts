import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Lighting } from '../engine/lights.ts';
import type { Room } from '../engine/room.ts';
import type { Aim } from '../engine/shoot-close-up.ts';
import type { Kit } from '../kit/kit.ts';
import type { Pose } from '../models/model.ts';
import type { Paints } from '../paints.ts';

/** A picture of a part of a thing, which stands open unless a pose is given. */
export type CloseUp = Omit<Aim, 'turn' | 'pitch' | 'distance'> &
  Partial<Pick<Aim, 'turn' | 'pitch' | 'distance'>> & {
    look: Look;
    pose?: Pose;
    /** What lies in it or is drawn out, which no other picture shows. */
    dress?: (kit: Kit, paints: Paints) => void;
    room?: Room;
    lighting?: Lighting;
    exposure?: number;
  };
