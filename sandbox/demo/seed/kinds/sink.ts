import { hasDrainer } from '../../media/looks/large.ts';
import type { Body, Draw, Model, OptionPlan } from '../types.ts';
import { clean, menu, mm, yesNo } from './common.ts';
import { plain } from './plain-facts.ts';

const CABINETS = [400, 450, 500, 600, 800, 900, 1000, 1200];
/** Share of the width taken by a drainer beside the bowls. */
const DRAINER_SHARE = 0.28;
/** Width taken by a cabinet's sides and the clips below the worktop, in millimetres. */
const SIDES = 20;

/**
 * Returns the width of the smallest cabinet that takes the bowls, in millimetres. A drainer lies on the worktop beside
 * the cabinet, and so does an inset sink's rim.
 */
function cabinetFor(width: number, mounting: string, form: string): number {
  const bowls = hasDrainer({ form, mounting: mounting.toLowerCase(), width })
    ? width * (1 - DRAINER_SHARE)
    : width;
  const least = mounting === 'Undermount' ? bowls + SIDES : bowls;
  return CABINETS.find((cabinet) => cabinet >= least) ?? 1200;
}

/** Forms: steel, composite, belfast. Sizes are options if the same sink comes in several. */
export function sink(d: Draw): Model {
  const { random, tier, form } = d;
  const bowls =
    form === 'belfast'
      ? random.pick(['1', '1', '2'])
      : random.weighted([
          ['1', 5],
          ['1.5', 4],
          ['2', 1],
        ]);
  const widths = { '1': [440, 540, 580, 595], '1.5': [670, 860, 980, 1000], '2': [795, 860, 1160] }[
    bowls
  ] ?? [595];
  const width = random.pick(widths);
  const body: Body = {
    width,
    height: form === 'belfast' ? random.pick([220, 255]) : random.pick([165, 190, 200, 220]),
    depth: random.pick([440, 460, 500, 510]),
    weightKg: form === 'belfast' ? 30 + Math.round(width / 40) : form === 'composite' ? 12 : 5,
  };
  const mounting =
    form === 'belfast'
      ? 'Under worktop, front showing'
      : random.pick(['Inset', 'Inset', 'Undermount', 'Flush']);
  const cabinet = cabinetFor(width, mounting, form);
  const options: OptionPlan[] =
    random.chance(0.35) && form !== 'belfast'
      ? [
          {
            name: 'Bowl',
            style: 'RectangleBoxes',
            values:
              bowls === '1'
                ? [
                    { label: '340 mm', extra: -12 },
                    { label: '400 mm', extra: 0 },
                    { label: '500 mm', extra: 24 },
                  ]
                : [
                    { label: 'Main bowl left', extra: 0 },
                    { label: 'Main bowl right', extra: 0 },
                  ],
          },
        ]
      : [];
  const material =
    form === 'steel' ? 'Stainless steel' : form === 'composite' ? 'Granite composite' : 'Fireclay';
  return {
    kind: 'sink',
    type: 'Sink',
    code: {
      K: 'S',
      main: String(Math.round(width / 10)),
      sub: '',
      flags: bowls === '1.5' ? 'H' : bowls === '2' ? 'D' : '',
    },
    lead: bowls === '1.5' ? '1.5 bowl' : bowls === '2' ? 'double bowl' : 'single bowl',
    noun: `${form === 'steel' ? 'stainless steel' : form === 'composite' ? 'composite' : 'Belfast'} sink`,
    facts: clean({
      Bowls: bowls,
      Material: material,
      Mounting: mounting,
      'Minimum cabinet': mm(cabinet),
      'Cut-out width': mounting === 'Inset' ? mm(width - 20) : undefined,
      'Cut-out depth': mounting === 'Inset' ? mm(body.depth - 20) : undefined,
      'Bowl depth': mm(body.height - 10),
      Drainer: form === 'belfast' ? 'None' : random.pick(['Reversible', 'None', 'Left', 'Right']),
      Waste: random.pick(['90 mm basket', '90 mm basket', '60 mm plug']),
      Overflow: yesNo(form !== 'belfast' || random.chance(0.5)),
      'Steel gauge': form === 'steel' ? random.pick(['0.7 mm', '0.8 mm', '1.0 mm', '1.2 mm']) : undefined,
      ...plain(d, body),
    }),
    body,
    price:
      (form === 'steel' ? 70 : form === 'composite' ? 150 : 190) +
      width * 0.08 +
      tier ** 1.5 * (form === 'belfast' ? 420 : 320),
    look: {
      form: form === 'steel' ? 'stainless' : form,
      size: String(Math.round(width / 100) * 100),
      facts: { bowls, mounting: mounting.toLowerCase() },
    },
    finishes:
      form === 'steel'
        ? menu('SS 8, CU 1, GO 1, GM 1')
        : form === 'composite'
          ? menu('BL 5, GR 4, WH 3, CM 2')
          : menu('WH 8, CM 1'),
    options,
  };
}
