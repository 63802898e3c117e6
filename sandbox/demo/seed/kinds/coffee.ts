import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, menu, smallFacts, yesNo } from './common.ts';

const inTenths = (kilograms: number): number => Math.round(kilograms * 10) / 10;
const inFifties = (watts: number): number => Math.round(watts / 50) * 50;

/** Width of a narrow espresso machine, which has a small pump and no room for a second boiler. */
const NARROW_MM = 175;
/** Lowest weight of a machine with two boilers of brass or steel. */
const TWO_BOILERS_KG = 9;

/** Forms: bean, espresso, filter. */
export function coffee(d: Draw): Model {
  const { random, tier, form } = d;
  const bean = form === 'bean';
  const pressure = form === 'filter' ? 0 : bean ? random.pick([15, 19]) : random.pick([9, 15, 15]);
  const tank = form === 'filter' ? random.pick([1.25, 1.3, 1.5]) : random.pick([1.2, 1.5, 1.8, 2, 2.2]);
  const width = random.pick(bean ? [240, 250, 262] : [NARROW_MM, 225, 310]);
  const body: Body = {
    width,
    height: random.pick([320, 345, 365, 390]),
    depth: random.pick(bean ? [415, 440, 460] : [270, 315, 340]),
    weightKg: bean
      ? inTenths(8.2 + tier * 4)
      : form === 'espresso'
        ? inTenths((4.4 + tier * 8) * (width === NARROW_MM ? 0.5 : 1))
        : inTenths(1 + tank),
  };
  const hopper = bean ? random.pick([250, 270, 300, 350]) : 0;
  const milk =
    form === 'filter'
      ? 'None'
      : bean
        ? random.weighted([
            ['Steam wand', 3 - tier * 2],
            ['Milk jug, automatic', 2 + tier * 3],
            ['Milk hose, automatic', 2],
          ])
        : 'Steam wand';
  const drinks = bean ? random.int(3, 6) + Math.round(tier * 10) : form === 'espresso' ? 2 : 1;
  const noun = bean
    ? 'bean to cup coffee machine'
    : form === 'espresso'
      ? 'espresso machine'
      : 'filter coffee machine';
  return {
    kind: 'coffee',
    type: bean
      ? 'Bean to cup coffee machine'
      : form === 'espresso'
        ? 'Espresso machine'
        : 'Filter coffee machine',
    code: {
      K: 'C',
      main: String(form === 'filter' ? Math.round(tank * 8) : pressure),
      sub: String(Math.round(tank * 10)),
      flags: milk.startsWith('Milk') ? 'M' : '',
    },
    lead: form === 'filter' ? `${tank} litre` : `${pressure} bar`,
    noun,
    facts: clean({
      Pressure: pressure && `${pressure} bar`,
      'Water tank': `${tank} L`,
      'Bean hopper': hopper && `${hopper} g`,
      Milk: milk,
      Drinks: String(drinks),
      Grinder: bean
        ? random.pick(['Steel burrs', 'Ceramic burrs'])
        : form === 'espresso'
          ? yesNo(likely(random, tier, 0, 0.5))
          : random.pick(['No', 'No', 'Steel burrs']),
      'Grind settings': bean ? String(random.pick([5, 7, 13])) : undefined,
      'Cup height': form === 'filter' ? undefined : `${random.pick([110, 120, 135, 140])} mm`,
      Boilers:
        form === 'filter'
          ? undefined
          : likely(random, tier, 0, 0.5) && (bean || body.weightKg >= TWO_BOILERS_KG)
            ? '2'
            : '1',
      Jug: form === 'filter' ? random.pick(['Glass', 'Insulated steel']) : undefined,
      'Keep warm': form === 'filter' ? random.pick(['30 min', '40 min', 'None']) : undefined,
      ...smallFacts(
        d,
        body,
        bean
          ? inFifties(1350 + tier * 200)
          : form === 'espresso'
            ? inFifties(1100 + tier * 500)
            : inFifties(tank * 700),
      ),
    }),
    body,
    price:
      (bean ? 270 : form === 'espresso' ? 95 : 35) +
      drinks * (bean ? 12 : 4) +
      tier ** 1.7 * (bean ? 1250 : form === 'espresso' ? 900 : 160),
    look: {
      form,
      size: body.width > 240 ? 'wide' : 'narrow',
      facts: { milk: milk !== 'None', jug: form === 'filter' },
    },
    finishes: menu('BL 7, SS 6, SI 3, CM 2, GE 1, WH 1'),
  };
}
