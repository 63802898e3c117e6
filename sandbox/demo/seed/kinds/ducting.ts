import type { Body, Draw, Model } from '../types.ts';
import { clean, menu, mm, yesNo } from './common.ts';
import { lengths, shelf } from './shelf-facts.ts';

/** Size of the flat channel that carries as much air as a round pipe, by the pipe's bore; all in millimetres. */
const FLAT: Readonly<Record<number, string>> = {
  100: '110 × 54',
  120: '204 × 60',
  125: '204 × 60',
  150: '220 × 90',
};

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
      Shape: part === 'flat channel' ? `Flat, ${FLAT[bore]}` : 'Round',
      Material: material,
      'Back-draught flap': yesNo(part === 'wall vent kit' || (random.chance(0.2) && part === 'reducer')),
      Insulated: yesNo(random.chance(0.25) && part === 'flexible duct'),
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
