import { drawEnergy, HOOD, hoodStandard } from '../energy.ts';
import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, fittingFacts, likely, mm, noiseOf, stepped, yesNo, menu } from './common.ts';

/** Forms: induction, ceramic, gas, venting. */
export function hob(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const gas = form === 'gas';
  const venting = form === 'venting';
  const width = venting
    ? random.weighted([
        [600, 2],
        [780, 3],
        [830, 4],
        [900, 1],
      ])
    : random.weighted([
        [300, 1],
        [590, 6],
        [770, 2 + tier],
        [900, 1 + tier],
      ]);
  const wide = width > 700;
  const zones = width === 300 ? 2 : venting ? 4 : wide ? random.pick(gas ? [5, 5] : [4, 5, 5]) : 4;
  const flex = (form === 'induction' || venting) && likely(random, tier, 0.15, 0.95);
  const plugIn = form === 'induction' && zones === 4 && !flex && random.chance(0.25);
  const kilowatts =
    width === 300
      ? random.pick([2.9, 3.5, 3.7])
      : plugIn
        ? 2.8
        : form === 'ceramic'
          ? random.pick([6, 6.6, 7])
          : zones > 4
            ? random.pick([9.3, 11.1])
            : random.pick([7.2, 7.4]);
  const depth = venting ? 520 : random.pick([510, 520]);
  const height = gas ? 48 : venting ? random.pick([195, 210, 224]) : random.pick([50, 54, 58]);
  const body: Body = { width, height, depth, weightKg: Math.round(width / 70) + (venting ? 14 : 1) };
  const noise = venting ? noiseOf(d, 67, 5, 58, 72) : 0;
  const rate = venting ? stepped(random.int(500, 720), 10) : 0;
  const type = gas
    ? 'Gas hob'
    : venting
      ? 'Venting hob'
      : form === 'ceramic'
        ? 'Ceramic hob'
        : 'Induction hob';
  return {
    kind: 'hob',
    type,
    code: {
      K: gas ? 'G' : form === 'ceramic' ? 'C' : venting ? 'V' : 'H',
      main: brand.key === 'quillon' ? `${zones}` : String(stepped(width, 100) / 10),
      sub: brand.key === 'quillon' ? `${stepped(width, 100) / 10}${venting ? 'V' : ''}` : String(zones),
      flags: flex ? 'F' : plugIn ? '13' : '',
    },
    lead: `${stepped(width, 100) / 10} cm`,
    noun: venting ? 'venting induction hob' : `${form} hob`,
    facts: clean({
      'Hob type': gas ? 'Gas' : form === 'ceramic' ? 'Ceramic' : 'Induction',
      Fuel: gas ? 'Gas' : form === 'ceramic' ? 'Electric' : 'Induction',
      'LPG ready': gas ? yesNo(random.chance(0.85)) : undefined,
      'Hob zones': `${zones} zones`,
      'Flex zone': gas ? undefined : yesNo(flex),
      'Wok burner': gas ? yesNo(zones > 4 || random.chance(0.4)) : undefined,
      'Pan supports': gas
        ? random.weighted([
            ['Cast iron', 2 + tier * 6],
            ['Enamelled steel', 4 - tier * 3],
          ])
        : undefined,
      'Built-in extraction': yesNo(venting),
      'Extraction rate': rate && `${rate} m³/h`,
      Recirculating: venting ? random.pick(['Yes', 'Yes', 'No']) : undefined,
      'Total power': gas ? undefined : `${kilowatts.toFixed(1)} kW`,
      'Gas power': gas ? `${(zones * 1.9 + (zones > 4 ? 2 : 0)).toFixed(1)} kW` : undefined,
      'Boost zones': form === 'induction' || venting ? `${random.pick([2, zones])} zones` : undefined,
      Timer: yesNo(!gas && likely(random, tier, 0.6, 1)),
      ...fittingFacts(d, body, {
        installation: 'Built-in',
        plug: gas || plugIn ? '13 A' : 'Hardwired',
        cable: gas ? 1 : plugIn ? 1.5 : 0,
        ...(noise ? { noise: { db: noise } } : {}),
      }),
      'Cut-out width': mm(width === 300 ? 270 : width > 700 && !venting ? width - 20 : 560),
      'Cut-out depth': mm(490),
      'Below worktop': mm(venting ? height + 10 : gas ? 30 : 60),
      'Child lock': yesNo(!gas),
    }),
    body,
    price:
      (gas ? 75 : form === 'ceramic' ? 105 : venting ? 620 : 165) +
      width * 0.16 +
      (flex ? 90 : 0) +
      (zones > 4 ? 60 : 0) +
      tier ** 1.7 * (venting ? 1800 : gas ? 620 : 1050),
    look: {
      form,
      size: String(stepped(width, 100)),
      facts: { zones, flex, hob: gas ? 'gas' : form === 'ceramic' ? 'ceramic' : 'induction', vent: venting },
    },
    finishes: gas ? menu('SS 6, BL 6, GM 1') : brand.key === 'quillon' ? menu('BL 8, GR 2') : menu('BL 1'),
  };
}

/** Motor, lamp, class and grease filter of a hood. */
function hoodFacts(d: Draw, rate: number, noise: number): Facts {
  const { random, brand, tier } = d;
  const lamp = random.pick([2, 3, 4, 6, 8]);
  const motor = stepped(30 + rate * 0.22 + (1 - tier) * 40, 5);
  const energy = drawEnergy(
    random,
    HOOD,
    hoodStandard(motor + lamp),
    [1, 4, 12, 30, 25, 18, 10],
    brand.thrift,
    1,
  );
  return clean({
    'Extraction rate': `${rate} m³/h`,
    'Energy class': energy.text,
    'Energy consumption': `${energy.used.toFixed(1)} kWh a year`,
    'Grease class': random.weighted([
      ['A', 1 + tier * 4],
      ['B', 4],
      ['C', 3 - tier * 2],
      ['D', 1 - tier],
    ]),
    Lighting: `LED, ${lamp} W`,
    Noise: `${noise} dB`,
    Speeds: String(random.pick([3, 3, 4])),
    'Rated power': `${motor + lamp} W`,
  });
}

/** Forms: chimney, canopy (with integrated), ceiling (with island). */
export function hood(d: Draw): Model {
  const { random, tier, form } = d;
  const mount =
    form === 'chimney'
      ? 'Chimney'
      : form === 'canopy'
        ? random.weighted([
            ['Canopy', 5],
            ['Integrated', 5],
            ['Downdraft', tier],
          ] as const)
        : random.weighted([
            ['Island', 5],
            ['Ceiling', 4],
          ] as const);
  const width =
    mount === 'Chimney'
      ? random.weighted([
          [598, 5],
          [698, 1],
          [898, 4],
          [998, 1],
          [1098, 1],
        ])
      : mount === 'Canopy'
        ? random.pick([520, 540, 720, 860])
        : mount === 'Integrated'
          ? random.pick([598, 598, 898])
          : mount === 'Downdraft'
            ? 880
            : mount === 'Ceiling'
              ? random.pick([900, 1000, 1200])
              : random.pick([898, 898, 1198]);
  const rate = stepped(random.int(260, 420) + tier * 320 + (width > 800 ? 80 : 0), 10);
  const noise = noiseOf(d, 67, 8, 48, 72);
  const body: Body = {
    width,
    height:
      mount === 'Chimney'
        ? random.pick([620, 700])
        : mount === 'Island'
          ? 720
          : mount === 'Ceiling'
            ? 320
            : mount === 'Downdraft'
              ? 700
              : random.pick([255, 285, 310]),
    depth:
      mount === 'Canopy'
        ? 300
        : mount === 'Integrated'
          ? 280
          : mount === 'Ceiling'
            ? 500
            : mount === 'Downdraft'
              ? 260
              : mount === 'Island'
                ? 600
                : random.pick([470, 480, 500]),
    weightKg: 7 + Math.round(width / 90) + (mount === 'Ceiling' ? 14 : 0),
  };
  const size = String(Math.round(width / 10));
  return {
    kind: 'hood',
    type: 'Cooker hood',
    code: {
      K: { Chimney: 'C', Canopy: 'N', Integrated: 'T', Downdraft: 'D', Island: 'I', Ceiling: 'L' }[mount],
      main: size,
    },
    lead: `${size} cm`,
    noun: `${mount.toLowerCase()} hood`,
    facts: clean({
      Mount: mount,
      ...hoodFacts(d, rate, noise),
      Duct: `${rate > 450 ? 150 : random.pick([120, 150])} mm`,
      Recirculating: yesNo(random.chance(mount === 'Ceiling' ? 0.6 : 0.85)),
      'Height above hob':
        mount === 'Downdraft' ? undefined : random.pick(['650–750 mm', '600–700 mm', '500–650 mm']),
      ...dropNoise(
        fittingFacts(d, body, {
          installation: 'Built-in',
          heightMax:
            mount === 'Chimney' || mount === 'Island' ? body.height + random.pick([330, 400, 450]) : 0,
          plug: mount === 'Chimney' || mount === 'Canopy' ? '13 A' : random.pick(['13 A', 'Hardwired']),
          cable: 1.5,
        }),
      ),
    }),
    body,
    price:
      (mount === 'Canopy'
        ? 75
        : mount === 'Integrated'
          ? 70
          : mount === 'Chimney'
            ? 85
            : mount === 'Downdraft'
              ? 750
              : mount === 'Island'
                ? 330
                : 620) +
      (width - 500) * 0.13 +
      rate * 0.08 +
      tier ** 1.7 * (mount === 'Ceiling' || mount === 'Island' ? 1300 : 640),
    look: { form: mount.toLowerCase(), size: String(stepped(width, 100)), facts: { lamps: 2 } },
    finishes:
      mount === 'Canopy' || mount === 'Integrated'
        ? menu('SI 5, SS 5, GR 2')
        : menu('SS 7, BL 7, GM 2, WH 1, CM 0.5, GE 0.4'),
  };
}

function dropNoise({ Noise: _, ...rest }: Facts): Facts {
  return rest;
}
