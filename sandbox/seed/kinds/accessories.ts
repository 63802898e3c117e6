import type { Body, Draw, Facts, Model, OptionPlan } from '../types.ts';
import { clean, mm, yesNo, menu } from './common.ts';

function shelf({ random, brand }: Draw, body: Body): Facts {
  return clean({
    Width: mm(body.width),
    Height: mm(body.height),
    Depth: mm(body.depth),
    Weight: `${body.weightKg} kg`,
    Guarantee: `${Math.max(2, brand.guarantee)} years`,
    'Made in': random.pick(brand.madeIn),
  });
}

const lengths = (labels: readonly string[], step: number): OptionPlan => ({
  name: 'Length',
  style: 'RectangleBoxes',
  values: labels.map((label, index) => ({ label, extra: index * step })),
});

export function stackingKit(d: Draw): Model {
  const { random, tier } = d;
  const shelfOut = random.chance(0.6);
  const body: Body = {
    width: random.pick([590, 595, 600]),
    height: shelfOut ? 75 : 25,
    depth: random.pick([480, 520, 560]),
    weightKg: shelfOut ? 6.4 : 2.1,
  };
  return {
    kind: 'stacking-kit',
    type: 'Stacking kit',
    code: { K: 'SK', main: shelfOut ? '75' : '25', sub: String(body.depth / 10) },
    lead: shelfOut ? 'pull-out shelf' : 'strap',
    noun: 'stacking kit',
    facts: clean({
      Shelf: yesNo(shelfOut),
      'Adds to height': mm(body.height),
      'Load of shelf': shelfOut ? `${random.pick([10, 15, 20])} kg` : undefined,
      Fixing: random.pick(['Screws', 'Straps', 'Screws and strap']),
      'Fits depth': random.pick(['450–560 mm', '500–620 mm', '540–650 mm']),
      'Fits brands': random.pick(['Own brand only', 'Most makers']),
      Material: random.pick(['Painted steel', 'Plastic and steel']),
      ...shelf(d, body),
    }),
    body,
    price: (shelfOut ? 44 : 18) + tier * 55,
    look: { form: shelfOut ? 'shelf' : 'strap', size: '600', facts: { shelf: shelfOut } },
    finishes: menu('WH 6, GM 2'),
  };
}

export function steamCabinet(d: Draw): Model {
  const { random, tier } = d;
  const hangers = random.pick([3, 4, 5]);
  const body: Body = {
    width: random.pick([445, 600]),
    height: random.pick([1850, 1960]),
    depth: random.pick([585, 615]),
    weightKg: 83 + hangers * 3,
  };
  return {
    kind: 'steam-cabinet',
    type: 'Steam cabinet',
    code: { K: 'CAB', main: String(hangers) },
    lead: `${hangers} garment`,
    noun: 'steam cabinet',
    facts: clean({
      Hangers: String(hangers),
      'Trouser press': yesNo(random.chance(0.8)),
      'Water tank': `${random.pick([0.8, 1, 1.2])} L`,
      'Refresh time': `${random.pick([20, 32, 39])} min`,
      Programmes: String(random.int(5, 9)),
      Drying: yesNo(random.chance(0.85)),
      Noise: `${random.int(37, 45)} dB`,
      Plug: '13 A',
      'Rated power': `${random.pick([1500, 1600, 1850])} W`,
      Hinge: 'Right',
      'Hinge reversible': yesNo(random.chance(0.4)),
      'Gap left': mm(50),
      'Gap right': mm(50),
      Installation: 'Freestanding',
      Smart: yesNo(random.chance(d.brand.smart)),
      ...shelf(d, body),
    }),
    body,
    price: 780 + hangers * 60 + tier * 700,
    look: { form: 'cabinet', size: String(body.width), facts: { doors: 1, mirror: true } },
    finishes: menu('WH 3, BL 4, GM 4, CM 2, GE 2'),
  };
}

export function hoseOrTray(d: Draw): Model {
  const { random, tier } = d;
  const sort = random.weighted([
    ['inlet hose', 4],
    ['drain hose', 4],
    ['drip tray', 3],
    ['vent hose', 2],
  ] as const);
  const tray = sort === 'drip tray';
  const bore =
    sort === 'inlet hose' ? random.pick([10, 12]) : sort === 'drain hose' ? random.pick([19, 21, 22]) : 102;
  const body: Body = tray
    ? { width: random.pick([600, 640, 680]), height: 40, depth: random.pick([560, 600]), weightKg: 2 }
    : { width: 260, height: 60, depth: 260, weightKg: 0.6 };
  const sizes = random.chance(0.5)
    ? ['1.5 m', '2.5 m', '3.5 m', '5 m']
    : ['1 m', '1.5 m', '2 m', '2.5 m', '3 m', '4 m', '5 m'];
  return {
    kind: 'hose',
    type: tray ? 'Drip tray' : 'Hose',
    code: { K: tray ? 'DT' : sort[0]?.toUpperCase() + 'H', main: String(tray ? body.width / 10 : bore) },
    lead: tray ? `${body.width / 10} cm` : `${bore} mm`,
    noun: sort === 'vent hose' ? 'dryer vent hose' : sort,
    facts: clean({
      'Fits type': tray
        ? 'Washing machine, Washer dryer, Dishwasher'
        : sort === 'vent hose'
          ? 'Tumble dryer'
          : 'Washing machine, Washer dryer, Dishwasher',
      Bore: tray ? undefined : mm(bore),
      Connector: tray
        ? undefined
        : sort === 'inlet hose'
          ? '¾ inch BSP'
          : sort === 'drain hose'
            ? random.pick(['Straight', 'Right angle'])
            : 'Clip',
      'Burst protection': sort === 'inlet hose' ? yesNo(random.chance(0.5)) : 'No',
      Material: tray
        ? random.pick(['Galvanised steel', 'Polypropylene'])
        : random.pick(['PVC', 'EPDM rubber', 'Braided steel']),
      'Holds water': tray ? `${random.pick([5, 8, 12])} L` : undefined,
      'Part of kit': random.pick(['Single', 'With washers', 'With clips']),
      ...shelf(d, body),
    }),
    body,
    price: (tray ? 19 : 6) + tier * 14 + random.int(0, 4),
    look: { form: tray ? 'tray' : sort.replace(' ', '-'), size: 'one', facts: {} },
    finishes: tray ? menu('GR 2, WH 2, SI 1') : menu('GR 3, BL 2, WH 1'),
    options: tray ? [] : [lengths(sizes, 3)],
  };
}

export function ducting(d: Draw): Model {
  const { random, tier } = d;
  const bore = random.pick([100, 120, 125, 150]);
  const part = random.weighted([
    ['round pipe', 3],
    ['flat channel', 3],
    ['wall vent kit', 3],
    ['flexible duct', 3],
    ['90° bend', 2],
    ['reducer', 1],
  ] as const);
  const body: Body = {
    width: bore + 10,
    height: bore + 10,
    depth: part === 'round pipe' || part === 'flat channel' ? 1000 : 300,
    weightKg: 0.9,
  };
  const long = part === 'round pipe' || part === 'flat channel' || part === 'flexible duct';
  const material =
    part === 'flexible duct'
      ? random.pick(['Aluminium', 'PVC'])
      : random.pick(['PVC', 'Polypropylene', 'Galvanised steel']);
  return {
    kind: 'ducting',
    type: 'Ducting',
    code: { K: part.slice(0, 1).toUpperCase() + 'D', main: String(bore) },
    lead: `${bore} mm`,
    noun: `${part} for cooker hoods`,
    facts: clean({
      Duct: mm(bore),
      Part: part[0]?.toUpperCase() + part.slice(1),
      Shape: part === 'flat channel' ? 'Flat, 220 × 90' : 'Round',
      Material: material,
      'Back-draught flap': yesNo(part === 'wall vent kit' || random.chance(0.2)),
      Insulated: yesNo(random.chance(0.25)),
      'Fire rating': /steel|Aluminium/.test(material) ? 'A1' : random.pick(['B-s3,d0', 'E']),
      Sealing: random.pick(['Lip seal', 'Tape needed']),
      ...shelf(d, body),
    }),
    body,
    price: 6 + bore * 0.07 + tier * 16 + (part === 'wall vent kit' ? 9 : 0),
    look: { form: part.replace('°', '').replaceAll(' ', '-'), size: String(bore), facts: { bore } },
    finishes: menu('WH 6, GR 2, SI 2, BL 1'),
    options: long ? [lengths(['0.5 m', '1 m', '1.5 m', '2 m', '3 m', '5 m'], 4)] : [],
  };
}

export function hoodFilter(d: Draw): Model {
  const { random, tier } = d;
  const sort = random.weighted([
    ['Carbon', 5],
    ['Grease, aluminium', 3],
    ['Grease, steel baffle', 2],
    ['Ceramic, regenerating', 1 + tier],
  ] as const);
  const round = sort === 'Carbon' && random.chance(0.5);
  const size = round ? random.pick([160, 190, 210, 240]) : random.pick([210, 256, 305, 435]);
  const body: Body = {
    width: size,
    height: 30,
    depth: round ? size : random.pick([180, 206, 310]),
    weightKg: 0.5,
  };
  return {
    kind: 'hood-filter',
    type: 'Hood filter',
    code: {
      K: sort.startsWith('Carbon') ? 'CF' : sort.startsWith('Ceramic') ? 'KF' : 'GF',
      main: String(size),
    },
    lead: `${size} mm`,
    noun: `${sort.startsWith('Carbon') ? 'carbon' : sort.startsWith('Ceramic') ? 'ceramic' : 'grease'} hood filter`,
    facts: clean({
      Filter: sort,
      Shape: round ? 'Round' : 'Rectangular',
      Lasts:
        sort === 'Carbon'
          ? random.pick(['3 months', '4 months', '6 months'])
          : sort.startsWith('Ceramic')
            ? '3 years'
            : '10 years',
      Washable: yesNo(sort !== 'Carbon'),
      'Pieces in the pack': random.pick(['1', '2', '2']),
      'Fits brands': random.pick(['Own brand only', 'Most makers']),
      ...shelf(d, body),
    }),
    body,
    price: 5 + size * 0.03 + (sort.startsWith('Ceramic') ? 60 : 0) + tier * 22,
    look: {
      form: round ? 'round' : 'flat',
      size: String(Math.round(size / 100) * 100),
      facts: { mesh: sort !== 'Carbon' },
    },
    finishes: sort === 'Carbon' ? menu('BL 1') : menu('SI 2, SS 1'),
  };
}

/** Forms: descaler, water-filter, cleaner. */
export function care(d: Draw): Model {
  const { random, tier, form } = d;
  const millilitres = random.pick([100, 125, 250, 500, 750, 1000]);
  const use =
    form === 'descaler'
      ? random.pick(['Coffee machine', 'Kettle', 'Washing machine, Dishwasher', 'Steam oven'])
      : form === 'water-filter'
        ? random.pick(['American fridge freezer', 'Boiling-water tap', 'Coffee machine'])
        : random.pick([
            'Oven',
            'Ceramic and induction hob',
            'Stainless steel',
            'Dishwasher',
            'Washing machine',
          ]);
  const body: Body = {
    width: 80,
    height: form === 'water-filter' ? 260 : 190,
    depth: 80,
    weightKg: Math.round(millilitres / 100 + 2) / 10,
  };
  const pack = random.pick(['1', '2', '3', '6']);
  const noun = form === 'descaler' ? 'descaler' : form === 'water-filter' ? 'water filter' : 'cleaner';
  return {
    kind: 'care',
    type: form === 'descaler' ? 'Descaler' : form === 'water-filter' ? 'Water filter' : 'Cleaner',
    code: {
      K: form === 'descaler' ? 'DS' : form === 'water-filter' ? 'WF' : 'CL',
      main: form === 'water-filter' ? pack : String(millilitres),
      sub: form === 'water-filter' ? '' : `x${pack}`,
    },
    lead: `${use.split(',')[0]?.toLowerCase()}`,
    noun,
    facts: clean({
      'Used on': use,
      'Pieces in the pack': pack,
      Contents: form === 'water-filter' ? undefined : `${millilitres} ml`,
      Form:
        form === 'water-filter'
          ? random.pick(['Screw-in', 'Push and turn', 'In the tank'])
          : random.pick(['Liquid', 'Powder', 'Tablets', 'Spray']),
      Lasts: random.pick(['1 use', '3 months', '6 months', '12 months']),
      Scented: form === 'water-filter' ? undefined : yesNo(random.chance(0.3)),
      Base:
        form === 'descaler'
          ? random.pick(['Citric acid', 'Lactic acid', 'Sulphamic acid'])
          : form === 'cleaner'
            ? random.pick(['Plant-based', 'Alkaline', 'Mild abrasive'])
            : 'Carbon block',
      ...shelf(d, body),
    }),
    body,
    price: (form === 'water-filter' ? 16 : 4) + Number(pack) * (form === 'water-filter' ? 8 : 1.5) + tier * 8,
    look: { form, size: 'one', facts: { caption: noun[0]?.toUpperCase() + noun.slice(1) } },
    finishes: menu('WH 1'),
  };
}
