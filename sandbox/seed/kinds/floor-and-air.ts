import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, likely, smallFacts, stepped, yesNo, menu } from './common.ts';

/** Forms: cordless, cylinder, robot. */
export function vacuum(d: Draw): Model {
  const { random, tier, form } = d;
  const cordless = form === 'cordless';
  const robot = form === 'robot';
  const minutes = cordless
    ? stepped(random.int(30, 45) + tier * 30, 5)
    : robot
      ? stepped(random.int(90, 150) + tier * 60, 10)
      : 0;
  const bin = cordless
    ? random.pick([0.4, 0.5, 0.6, 0.7, 0.8])
    : robot
      ? random.pick([0.3, 0.4, 0.5])
      : random.pick([1.5, 2, 2.5, 3.5]);
  const kg = cordless
    ? Math.round(12 + random.int(0, 14) + tier * 6) / 10
    : robot
      ? random.pick([2.9, 3.4, 3.8])
      : random.pick([5.4, 6.2, 7]);
  const noise = Math.round(
    (robot ? 66 : cordless ? 79 : 76) - tier * 6 + d.brand.noise * 0.6 + random.int(0, 2),
  );
  const body: Body = cordless
    ? { width: 250, height: random.pick([1100, 1120, 1180]), depth: 230, weightKg: kg }
    : robot
      ? { width: 350, height: random.pick([82, 94, 97]), depth: 350, weightKg: kg }
      : { width: 280, height: 260, depth: 430, weightKg: kg };
  const dock = robot && likely(random, tier, 0.1, 0.9);
  const type = cordless
    ? 'Cordless vacuum cleaner'
    : robot
      ? 'Robot vacuum cleaner'
      : 'Cylinder vacuum cleaner';
  const facts: Facts = smallFacts(
    d,
    body,
    form === 'cylinder' ? random.pick([550, 700, 850, 890]) : undefined,
    noise,
  );
  return {
    kind: 'vacuum',
    type,
    code: {
      K: robot ? 'R' : cordless ? 'V' : 'C',
      main: String(cordless || robot ? minutes : Math.round(bin * 10)),
    },
    lead: minutes ? `${minutes} minute` : `${bin} litre`,
    noun: type.toLowerCase(),
    facts: clean({
      ...facts,
      Installation: undefined,
      'Run time': minutes && `${minutes} min`,
      'Charge time': minutes ? `${random.pick([2.5, 3, 3.5, 4.5])} h` : undefined,
      Bin: `${bin} L`,
      Bagged: yesNo(form === 'cylinder' && random.chance(0.5)),
      Cordless: yesNo(form !== 'cylinder'),
      Filter: random.weighted([
        ['HEPA 13', 1 + tier * 5],
        ['HEPA 12', 2],
        ['Washable foam', 3 - tier * 2],
      ]),
      'Battery swappable': cordless ? yesNo(likely(random, tier, 0.4, 0.95)) : undefined,
      'Pet tool': yesNo(random.chance(0.4)),
      'Anti-tangle brush': yesNo(likely(random, tier, 0.2, 0.9)),
      Mops: robot ? yesNo(likely(random, tier, 0.2, 0.9)) : undefined,
      'Empties itself': robot ? yesNo(dock) : undefined,
      Navigation: robot
        ? random.weighted([
            ['Laser', 1 + tier * 4],
            ['Camera', 2],
            ['Gyroscope', 2 - tier],
          ])
        : undefined,
      'Reach of cord': form === 'cylinder' ? `${random.pick([8, 10, 12])} m` : undefined,
    }),
    body,
    price:
      (cordless ? 90 : robot ? 150 : 75) +
      minutes * 0.4 +
      (dock ? 150 : 0) +
      tier ** 1.4 * (form === 'cylinder' ? 260 : 480),
    look: { form, size: form === 'cylinder' ? 'cylinder' : 'one', facts: { dock } },
    finishes: menu('GR 5, WH 4, BL 4, PB 1, GE 1, CU 1'),
  };
}

export function dehumidifier(d: Draw): Model {
  const { random, tier } = d;
  const desiccant = random.chance(0.25);
  const litres = desiccant ? random.pick([7, 8, 10]) : random.pick([10, 12, 16, 20, 25]);
  const room = Math.round((litres * 2.6) / 5) * 5 + 10;
  const watts = desiccant ? random.pick([530, 650]) : 130 + litres * 9;
  const body: Body = {
    width: 280 + litres * 3,
    height: 450 + litres * 6,
    depth: 200 + litres * 2,
    weightKg: desiccant ? 7 : 9 + Math.round(litres / 4),
  };
  return {
    kind: 'dehumidifier',
    type: 'Dehumidifier',
    code: { K: desiccant ? 'Z' : 'H', main: String(litres) },
    lead: `${litres} litre`,
    noun: `${desiccant ? 'desiccant ' : ''}dehumidifier`,
    facts: clean({
      'Extraction a day': `${litres} L`,
      'Room size': `${room} m²`,
      Technology: desiccant ? 'Desiccant' : 'Compressor',
      'Water tank': `${random.pick([2, 2.5, 3, 4, 6])} L`,
      'Continuous drain': yesNo(random.chance(0.8)),
      'Laundry mode': yesNo(likely(random, tier, 0.5, 1)),
      'Works down to': `${desiccant ? 1 : 5} °C`,
      Humidistat: yesNo(likely(random, tier, 0.7, 1)),
      Timer: random.pick(['24 h', '12 h', '1, 2, 4, 8 h']),
      'Child lock': yesNo(random.chance(0.6)),
      ...smallFacts(d, body, watts, Math.round(46 - tier * 8 + d.brand.noise * 0.5 + random.int(0, 2))),
      Installation: undefined,
    }),
    body,
    price: 95 + litres * 5.5 + tier ** 1.3 * 190,
    look: { form: 'dehumidifier', size: litres > 14 ? 'large' : 'small', facts: {} },
    finishes: menu('WH 8, GR 2, BL 1'),
  };
}

export function purifier(d: Draw): Model {
  const { random, tier } = d;
  const cadr = stepped(random.int(120, 260) + tier * 300, 10);
  const body: Body = {
    width: random.pick([210, 250, 320]),
    height: random.pick([340, 520, 700]),
    depth: random.pick([210, 250, 320]),
    weightKg: Math.round(22 + cadr / 12) / 10,
  };
  return {
    kind: 'purifier',
    type: 'Air purifier',
    code: { K: 'P', main: String(cadr) },
    lead: `${cadr} m³/h`,
    noun: 'air purifier',
    facts: clean({
      'Clean air rate': `${cadr} m³/h`,
      'Room size': `${Math.round(cadr / 9)} m²`,
      Filter: random.weighted([
        ['HEPA 13 and carbon', 3 + tier * 3],
        ['HEPA 13', 2],
        ['Washable and HEPA 12', 1],
      ]),
      'Filter life': `${random.pick([6, 8, 12])} months`,
      'Air sensor': yesNo(likely(random, tier, 0.3, 1)),
      'Night mode': yesNo(random.chance(0.85)),
      Speeds: String(random.pick([3, 4, 5])),
      Timer: yesNo(random.chance(0.6)),
      'Lowest noise': `${random.int(20, 26)} dB`,
      ...smallFacts(d, body, Math.round(20 + cadr / 12), Math.round(56 - tier * 6 + d.brand.noise * 0.4)),
      Installation: undefined,
    }),
    body,
    price: 70 + cadr * 0.35 + tier ** 1.3 * 230,
    look: { form: body.height > 600 ? 'tower' : 'drum', size: cadr > 300 ? 'large' : 'small', facts: {} },
    finishes: menu('WH 8, GR 2, BL 2, GE 1'),
  };
}

export function cooling(d: Draw): Model {
  const { random, tier } = d;
  const kind = random.weighted([
    ['air conditioner', 5],
    ['air cooler', 3],
  ] as const);
  const kilowatts = random.pick([2.1, 2.6, 3.2, 3.5]);
  const ac = kind === 'air conditioner';
  const tank = random.pick([5, 6, 8]);
  const body: Body = ac
    ? {
        width: random.pick([330, 354, 430]),
        height: random.pick([700, 762, 790]),
        depth: random.pick([340, 370, 395]),
        weightKg: 20 + Math.round(kilowatts * 3),
      }
    : { width: 280, height: 720, depth: 300, weightKg: 6.5 };
  return {
    kind: 'cooling',
    type: ac ? 'Portable air conditioner' : 'Air cooler',
    code: { K: ac ? 'AC' : 'E', main: String(ac ? Math.round(kilowatts * 10) : tank * 10) },
    lead: ac ? `${kilowatts} kW` : `${tank} litre`,
    noun: ac ? 'portable air conditioner' : 'air cooler',
    facts: clean({
      'Cooling power': ac ? `${kilowatts} kW` : undefined,
      'Water tank': ac ? undefined : `${tank} L`,
      'Room size': `${Math.round(ac ? kilowatts * 8 : 14 + tank)} m²`,
      Technology: ac ? 'Refrigerant, R290' : 'Evaporative',
      'Window kit': ac ? random.pick(['Included', 'Included', 'Sold separately']) : 'Not needed',
      Dries: ac ? `${Math.round(kilowatts * 9)} L a day` : 'No',
      Speeds: String(random.pick([2, 3, 4])),
      Timer: random.pick(['12 h', '24 h']),
      'Remote control': yesNo(likely(random, tier, 0.6, 1)),
      Swing: yesNo(random.chance(0.5)),
      ...smallFacts(
        d,
        body,
        ac ? Math.round(kilowatts * 380) : 65,
        ac ? Math.round(65 - tier * 4 + d.brand.noise * 0.5) : random.int(52, 60),
      ),
      Installation: undefined,
    }),
    body,
    price: ac ? 190 + kilowatts * 45 + tier ** 1.3 * 280 : 75 + tier * 90,
    look: { form: ac ? 'air-conditioner' : 'air-cooler', size: 'one', facts: { hose: ac } },
    finishes: menu('WH 8, GR 1, BL 1'),
  };
}
