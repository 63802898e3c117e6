import { DoubleSide } from 'three';
import type { Traits } from '@hobwright/demo-store/media/looks/look.ts';
import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import { type Substance, surface } from './engine/surface.ts';

type Rgb = readonly [number, number, number];

const enamel = (colour: Rgb): Substance => ({ colour, rough: 0.14, f0: 0.045, coat: 0.35, waves: 0.004 });
const brushed = (colour: Rgb, across = 0.2, along = 0.5): Substance => ({
  colour,
  metal: 1,
  rough: across,
  roughAlong: along,
  brush: 1,
  brushDepth: 0.055,
});

/** Materials of fronts, by colour code. */
const FRONTS: Record<FinishCode, Substance> = {
  WH: { colour: [0.83, 0.835, 0.835], rough: 0.22, coat: 0.3, waves: 0.004 },
  CM: enamel([0.8, 0.705, 0.53]),
  PB: enamel([0.4, 0.555, 0.65]),
  GE: enamel([0.07, 0.135, 0.09]),
  BL: { colour: [0.012, 0.012, 0.013], rough: 0.14, waves: 0.004 },
  GR: { colour: [0.25, 0.265, 0.275], rough: 0.3, coat: 0.2, waves: 0.004 },
  GM: { colour: [0.075, 0.078, 0.084], metal: 0.55, rough: 0.34 },
  SI: { colour: [0.5, 0.51, 0.52], metal: 0.6, rough: 0.36, coat: 0.15 },
  SS: brushed([0.55, 0.555, 0.565]),
  CH: { colour: [0.84, 0.85, 0.86], metal: 1, rough: 0.06 },
  NI: brushed([0.62, 0.57, 0.5], 0.22, 0.4),
  GO: brushed([0.78, 0.56, 0.28], 0.2, 0.4),
  CU: { colour: [0.78, 0.41, 0.25], metal: 1, rough: 0.17 },
  Metallics: { colour: [0.34, 0.27, 0.2], metal: 0.75, rough: 0.32 },
};

/** Materials of sides: where the front is sheet metal or black, the sides are painted. */
const SIDES: Partial<Record<FinishCode, Substance>> = {
  SS: { colour: [0.42, 0.43, 0.44], metal: 0.5, rough: 0.45 },
  SI: { colour: [0.44, 0.45, 0.46], metal: 0.4, rough: 0.45 },
  BL: { colour: [0.02, 0.02, 0.021], rough: 0.36 },
  GM: { colour: [0.06, 0.063, 0.068], metal: 0.4, rough: 0.45 },
};

/** Colours of prints that are legible on a finish. */
const INKS: Partial<Record<FinishCode, string>> = {
  BL: '#c9ccd0',
  GM: '#d3d6d9',
  GE: '#e9e2d0',
  Metallics: '#efe6d6',
};

const DARK: readonly FinishCode[] = ['BL'];

export const isDark = (finish: FinishCode): boolean => DARK.includes(finish);

const METAL: readonly FinishCode[] = ['SS', 'CH', 'NI', 'GO', 'CU', 'SI', 'Metallics'];
export const isMetal = (finish: FinishCode): boolean => METAL.includes(finish);

/** Colours of kitchen furniture, as linear RGB. */
const JOINERY: Readonly<Record<string, Substance['colour']>> = {
  charcoal: [0.05, 0.054, 0.061],
  forest: [0.028, 0.072, 0.046],
  mushroom: [0.46, 0.4, 0.33],
  navy: [0.042, 0.078, 0.19],
  sage: [0.25, 0.315, 0.22],
};

function joineryOf({ unit = 'navy' }: Traits): Substance {
  const colour = JOINERY[String(unit)];
  if (!colour) throw new RangeError(`There is no kitchen in ${unit}`);
  return { colour, rough: 0.46, f0: 0.035 };
}

/**
 * Returns the materials of a product in this finish, and of the furniture around it. They are created anew for each
 * picture.
 * @param traits of the look: `unit` is the colour of its furniture
 * @throws RangeError for an unknown furniture colour
 */
export function makePaints(finish: FinishCode, traits: Traits = {}) {
  const black: Substance = { colour: [0.012, 0.012, 0.013], rough: 0.14, waves: 0.004 };
  return {
    finish,
    inkColour: INKS[finish] ?? '#3d4043',
    front: surface(FRONTS[finish]),
    /** The front with its brushed lines vertical. */
    frontUpright: surface({ ...FRONTS[finish], ...(FRONTS[finish].brush ? { brush: 2 } : {}) }),
    /** The front for thin shells that are also seen from behind. */
    shell: surface({ ...FRONTS[finish], side: DoubleSide }),
    side: surface(SIDES[finish] ?? FRONTS[finish]),
    steel: surface(brushed([0.55, 0.555, 0.565])),
    steelUpright: surface({ ...brushed([0.55, 0.555, 0.565]), brush: 2 }),
    /** Carcases that are hidden in furniture. */
    galvanised: surface({ colour: [0.36, 0.365, 0.37], metal: 0.35, rough: 0.55 }),
    chrome: surface({ colour: [0.84, 0.85, 0.86], metal: 1, rough: 0.07 }),
    satin: surface({ colour: [0.72, 0.725, 0.735], metal: 1, rough: 0.24 }),
    satinDark: surface({ colour: [0.2, 0.205, 0.215], metal: 1, rough: 0.2 }),
    cap: surface({ colour: [0.74, 0.745, 0.75], metal: 1, rough: 0.3, brush: 3 }),
    brass: surface({ colour: [0.8, 0.57, 0.27], metal: 1, rough: 0.18 }),
    wire: surface({ colour: [0.72, 0.72, 0.73], metal: 1, rough: 0.2, openShare: 0.4 }),
    black: surface(black),
    blackPlastic: surface({ colour: [0.02, 0.02, 0.021], rough: 0.38 }),
    blackMatt: surface({ colour: [0.03, 0.03, 0.031], rough: 0.6 }),
    blackGlass: surface({ colour: [0.006, 0.006, 0.007], rough: 0.02, f0: 0.05, waves: 0.003 }),
    whitePlastic: surface({ colour: [0.8, 0.805, 0.81], rough: 0.35 }),
    liner: surface({ colour: [0.82, 0.83, 0.84], rough: 0.4, side: DoubleSide, openShare: 0.7 }),
    greyPlastic: surface({ colour: [0.42, 0.43, 0.44], rough: 0.45 }),
    darkPlastic: surface({ colour: [0.1, 0.102, 0.105], rough: 0.5 }),
    gap: surface({ colour: [0.012, 0.012, 0.012], rough: 0.9, f0: 0.01 }),
    rubber: surface({ colour: [0.1, 0.102, 0.105], rough: 0.6 }),
    glass: surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.055, glass: 0.55 }),
    /** Kitchen furniture: painted fronts, carcasses, worktops. */
    joinery: surface(joineryOf(traits)),
    carcass: surface({ colour: [0.74, 0.745, 0.75], rough: 0.55, f0: 0.03 }),
    worktop: surface({ colour: [0.83, 0.835, 0.83], rough: 0.42, f0: 0.03 }),
    ironBlack: surface({ colour: [0.022, 0.022, 0.023], rough: 0.7, f0: 0.03 }),
    wood: surface({
      colour: [0.5, 0.31, 0.16],
      rough: 0.55,
      brush: 1,
      brushDepth: 0.5,
      openShare: 0.5,
      glow: 0.12,
    }),
  };
}
export type Paints = ReturnType<typeof makePaints>;
