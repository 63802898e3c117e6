import { expect, test } from 'vitest';
import { readFacts } from '@/lib/catalogue/facts/read';
import type { Facts } from '@/lib/catalogue/facts/types';
import type { Attributes } from '@/lib/catalogue/types';

test.each<[Attributes, Facts]>([
  [
    { Width: '598 mm', Weight: '7.5 kg', 'May tilt': '45°', Noise: '72 dB' },
    { widthMm: 598, weightKg: 7.5, mayTiltDegrees: 45, noiseDb: 72 },
  ],
  [{ Width: '59.8 cm', Weight: 'heavy', Noise: '', Duct: '150' }, {}],
  [
    { 'Niche width': '560–568 mm', 'Height above hob': '650 mm' },
    { nicheWidthMm: { min: 560, max: 568 }, aboveHobMm: { min: 650, max: 650 } },
  ],
  [{ 'Niche width': 'from 560' }, {}],
  [
    { 'May lie': 'No', 'LPG ready': 'Yes', 'Hinge reversible': 'perhaps' },
    { mayLie: false, lpgReady: true },
  ],
  [
    { Fuel: 'Induction', 'Hob type': 'Gas', Installation: 'Table-top', Hinge: 'None' },
    { fuel: 'electric', hob: 'gas', installation: 'worktop' },
  ],
  [{ Fuel: 'toString', Hinge: 'constructor' }, {}],
  [{ Visit: 'With the delivery' }, { visit: 'with the delivery' }],
  [{ Visit: 'Own appointment' }, { visit: 'appointment' }],
  [{ Plug: 'Hardwired' }, { plug: 'hardwired' }],
  [{ Plug: '13 A' }, { plug: '13 A' }],
  [
    { Guarantee: '1 year', Term: '5 years' },
    { guaranteeYears: 1, termYears: 5 },
  ],
  [
    {
      'Energy consumption': '0.69 kWh per cycle',
      'Energy consumption, washing only': '54 kWh per 100 cycles',
    },
    {
      uses: { kwh: 0.69, per: 'cycle', isGas: false },
      usesWashing: { kwh: 54, per: '100 cycles', isGas: false },
    },
  ],
  [{ 'Energy consumption': '5.4 MJ a year' }, { uses: { kwh: 1.5, per: 'year', isGas: true } }],
  [{ 'Energy consumption': '0 kWh a year' }, {}],
  [
    { 'Eco time': '3:05', 'Facts assumed': 'Gap left, Hose rear' },
    { ecoMinutes: 185, assumed: ['Gap left', 'Hose rear'] },
  ],
  [
    { Model: 'TW-914', Colour: '', 'Colour code': 'WH' },
    { model: 'TW-914', colourCode: 'WH' },
  ],
])('the custom fields %j are read as facts', (attributes, facts) => {
  const read = readFacts(attributes);
  expect(read).toEqual(facts);
  expect(JSON.parse(JSON.stringify(read))).toEqual(facts);
});
