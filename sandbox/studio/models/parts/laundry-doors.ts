import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { type Kit, type Profile, roundHole } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { annulus, type Door, grip, pane } from './laundry-door-parts.ts';
import { plasticOf } from './laundry-panel-parts.ts';

const USUAL: Door = { radius: 226, build: ringDoor };

const DOORS: Readonly<Record<string, Door>> = {
  plastic: { radius: 204, build: plasticDoor },
  chrome: { radius: 238, build: chromeDoor },
  glass: { radius: 246, mouth: 214, build: glassDoor },
  plain: { radius: 220, build: plainDoor },
  framed: { radius: 226, mouth: 206, build: framedDoor },
};

/** Returns the door of a washing machine or tumble dryer, by the trait `design`. */
export const doorOf = ({ traits }: Look): Door => DOORS[String(traits['design'])] ?? USUAL;

/** A wide ring, a chrome line, a glass bowl, and a recessed grip. */
function ringDoor(kit: Kit, paints: Paints, { finish, traits }: Look): void {
  const dryer = traits['dryer'] === true;
  const dark = traits['ring'] === 'dark';
  const ring = dark
    ? paints.black
    : finish === 'WH'
      ? paints.whitePlastic
      : dryer
        ? paints.greyPlastic
        : paints.satin;
  const [outer, inner] = [226, dryer ? 150 : 158];
  kit.lathe(
    [
      [outer, -12],
      [outer, 24],
      [outer - 7, 37],
      [outer - 20, 44],
      [inner + (outer - inner) * 0.5, 50],
      [inner + 16, 46],
      [inner + 6, 43],
      [inner, 34],
      [inner, -12],
      [outer, -12],
    ],
    [0, 0, -10],
    ring,
    'z',
    112,
  );
  kit.torus(inner + 4, 5.5, [0, 0, 31], paints.chrome);
  if (!dryer) kit.torus(outer - 4, 4, [0, 0, 16], paints.chrome);
  grip(kit, { from: 183, to: 212, half: 0.32, at: 37 }, paints.blackPlastic, dryer);
  pane(kit, paints, { inner, at: 18, high: 30, tint: 0.58 }, dryer);
}

/** A narrow plastic ring around a smaller window, which a dryer lacks. */
function plasticDoor(kit: Kit, paints: Paints, { finish, traits }: Look): void {
  const dryer = traits['dryer'] === true;
  const plastic = plasticOf(finish, paints);
  const [outer, inner] = [204, 146];
  const rim: Profile = [
    [outer, -12],
    [outer, 12],
    [outer - 5, 22],
    [outer - 16, 28],
    [inner + 20, 31],
    [inner + 8, 29],
    [inner, 20],
  ];
  grip(kit, { from: 166, to: 190, half: 0.3, at: 19 }, paints.darkPlastic, dryer);
  if (dryer) {
    const dish: Profile = [
      [inner - 10, 15],
      [inner * 0.6, 12],
      [0, 11],
    ];
    kit.lathe([...rim, ...dish], [0, 0, -10], plastic, 'z', 112);
    kit.cylinder(outer - 3, 10, [0, 0, -18], paints.greyPlastic, { axis: 'z' });
    return;
  }
  kit.lathe([...rim, [inner, -12], [outer, -12]], [0, 0, -10], plastic, 'z', 112);
  kit.ring(
    inner - 4,
    inner + 9,
    12,
    [0, 0, 14],
    finish === 'WH' ? paints.greyPlastic : paints.darkPlastic,
    4,
  );
  pane(kit, paints, { inner, at: 8, high: 24, tint: 0.5 }, false);
}

/** A deep chrome bezel around black glass, with a chrome grip. */
function chromeDoor(kit: Kit, paints: Paints, { traits }: Look): void {
  const [outer, inner] = [238, 162];
  kit.ring(214, outer, 46, [0, 0, 5], paints.chrome, 9);
  annulus(kit, [216, 16], [inner, 30], paints.blackGlass);
  kit.torus(inner + 3, 3.5, [0, 0, 30], paints.chrome);
  grip(kit, { from: 184, to: 204, half: 0.3, at: 28, thick: 16 }, paints.chrome, traits['dryer'] === true);
  pane(kit, paints, { inner, at: 20, high: 22, tint: 0.7 }, traits['dryer'] === true);
}

/** One flush pane of black glass from rim to rim. */
function glassDoor(kit: Kit, paints: Paints, { traits }: Look): void {
  const dryer = traits['dryer'] === true;
  const [outer, inner] = [246, 158];
  kit.ring(236, outer, 30, [0, 0, -3], paints.satinDark, 4);
  annulus(kit, [238, 17], [inner, 22], paints.blackGlass);
  grip(kit, { from: 222, to: 236, half: 0.2, at: 17 }, paints.gap, dryer);
  pane(kit, paints, { inner, at: 21, high: 4, tint: 0.82 }, dryer);
}

/** A slim ring around a window as large as the drum, with a vertical bar handle. */
function plainDoor(kit: Kit, paints: Paints, { finish, traits }: Look): void {
  const [outer, inner] = [220, 190];
  const ring = finish === 'WH' ? paints.whitePlastic : paints.satin;
  kit.ring(inner, outer, 42, [0, 0, 5], ring, 7);
  kit.ring(inner - 3, inner + 1, 30, [0, 0, 4], paints.darkPlastic, 1);
  pane(kit, paints, { inner, at: 12, high: 16, tint: 0.3 }, false);
  const x = (traits['dryer'] === true ? -1 : 1) * (outer - 16);
  kit.box([18, 128, 14], [x, 0, 42], paints.satin, 3);
  for (const up of [-1, 1]) kit.box([12, 14, 22], [x, up * 48, 28], paints.satin, 2);
}

/** A square of the body's colour with round corners in a bright frame, with a round window in its middle. */
function framedDoor(kit: Kit, paints: Paints, { traits }: Look): void {
  const dryer = traits['dryer'] === true;
  const [half, inner] = [226, 150];
  const holes = [roundHole(inner + 2)];
  kit.plate([half * 2, half * 2], 16, [0, 0, 4], paints.satin, { radius: 92, bevel: 3, holes });
  kit.plate([half * 2 - 24, half * 2 - 24], 26, [0, 0, 6], paints.front, { radius: 80, bevel: 5, holes });
  kit.ring(inner - 4, inner + 15, 18, [0, 0, 15], paints.black, 5);
  kit.plate([20, 128], 4, [(dryer ? -1 : 1) * 193, 0, 18], paints.gap, { radius: 10, bevel: 1 });
  pane(kit, paints, { inner, at: 16, high: 18, tint: 0.66 }, dryer);
}
