import type { Body, Draw, Model } from '../types.ts';
import { clean, fittingFacts, likely, menu, mm, noiseOf, stepped, yesNo } from './common.ts';

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
  const plugIn = form === 'induction' && width === 590 && !flex && random.chance(0.25);
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
        lies: true,
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
