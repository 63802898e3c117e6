import { isMeasured } from '../clearance';
import type { PartAnswer } from '../types';
import { bendScene } from './bend';
import { cabinScene } from './cabin';
import { flightScene } from './flight';
import { openingScene } from './opening';
import { risesScene } from './rises';
import type { WayScene } from './scene';

/**
 * Returns the drawing of a part with the appliance carried through it, according to its answer; null for a corner that
 * nobody measured.
 */
export function wayScene({ part, carried }: PartAnswer): WayScene | null {
  switch (part.kind) {
    case 'doorway':
      return openingScene(carried, part);
    case 'corner':
      return isMeasured(part) ? bendScene(carried, part) : null;
    case 'lift':
      return carried.at === 'opening' ? openingScene(carried, part.door) : cabinScene(carried, part);
    case 'stairs':
      return part.landing && carried.at !== 'flight'
        ? bendScene(carried, part.landing)
        : flightScene(carried, part);
    case 'steps':
      return risesScene(carried, part.count);
    default:
      return part satisfies never;
  }
}
