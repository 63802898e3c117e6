import { DoubleSide } from 'three';
import { surface } from '../engine/surface.ts';
import { makePaints } from '../paints.ts';

/**
 * Returns the materials of rooms: cool white, cobalt, pale oak, brass, and one warm yellow. Created for each picture.
 */
export function makeFinishes() {
  const { brass, chrome, satin, blackMatt, gap, joinery, worktop } = makePaints('WH');
  return {
    brass,
    chrome,
    satin,
    blackMatt,
    gap,
    joinery,
    stone: worktop,
    wall: surface({ colour: [0.69, 0.705, 0.71], rough: 0.9, f0: 0.02 }),
    wallBlue: surface({ colour: [0.5, 0.58, 0.68], rough: 0.85, f0: 0.02 }),
    plinth: surface({ colour: [0.03, 0.05, 0.11], rough: 0.6, f0: 0.02 }),
    pale: surface({ colour: [0.72, 0.75, 0.79], rough: 0.48, f0: 0.035 }),
    oak: surface({ colour: [0.52, 0.36, 0.2], rough: 0.5, brush: 1, brushDepth: 0.3, glow: 0.02 }),
    oakUpright: surface({ colour: [0.56, 0.4, 0.24], rough: 0.5, brush: 2, brushDepth: 0.3, glow: 0.02 }),
    grout: surface({ colour: [0.6, 0.61, 0.62], rough: 0.9, f0: 0.02 }),
    tiles: [0.74, 0.71, 0.765, 0.725].map((tone) =>
      surface({ colour: [tone * 0.975, tone * 0.99, tone], rough: 0.12, f0: 0.05, waves: 0.05 }),
    ),
    enamel: surface({ colour: [0.8, 0.81, 0.815], rough: 0.16, coat: 0.4, side: DoubleSide }),
    cobalt: surface({ colour: [0.035, 0.08, 0.36], rough: 0.2, coat: 0.4, side: DoubleSide }),
    slate: surface({ colour: [0.16, 0.19, 0.24], rough: 0.35, side: DoubleSide }),
    yellow: surface({ colour: [0.86, 0.52, 0.035], rough: 0.5, side: DoubleSide }),
    linen: surface({ colour: [0.72, 0.71, 0.68], rough: 0.95, f0: 0.01, side: DoubleSide }),
    leaf: surface({ colour: [0.11, 0.19, 0.095], rough: 0.55, side: DoubleSide }),
    stem: surface({ colour: [0.2, 0.24, 0.12], rough: 0.7 }),
    wicker: surface({ colour: [0.47, 0.32, 0.17], rough: 0.8, side: DoubleSide }),
    copper: surface({ colour: [0.75, 0.42, 0.26], metal: 1, rough: 0.2 }),
    glass: surface({ colour: [0, 0, 0], rough: 0.01, f0: 0.05, glass: 0.08 }),
  };
}
export type Finishes = ReturnType<typeof makeFinishes>;

/** Returns a repeatable generator of numbers from 0 to 1, so that rooms look the same in every picture. */
export function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
