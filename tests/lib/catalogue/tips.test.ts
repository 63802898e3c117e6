import { expect, test } from 'vitest';
import { describedBy, specification, tipOf } from '@/lib/catalogue/attributes';
import { compareRows } from '@/lib/compare/rows';

const TIPS: readonly (readonly [type: string, name: string, tip: RegExp | null])[] = [
  ['Washing machine', 'Energy consumption', /^On the eco programme/],
  ['Tumble dryer', 'Energy consumption', /^On the eco programme/],
  ['Table-top dishwasher', 'Energy consumption', /^On the eco programme/],
  ['Single oven', 'Energy consumption', /one cycle of the label’s test/],
  ['Gas range cooker', 'Energy consumption', /one cycle of the label’s test/],
  ['Fridge freezer', 'Energy consumption', /the door shut/],
  ['Wine cooler', 'Energy consumption', /the door shut/],
  ['Cooker hood', 'Energy consumption', /an hour of use a day/],
  ['Air purifier', 'Energy consumption', null],
  ['Washing machine', 'Height max', /feet/],
  ['Electric range cooker', 'Height max', /feet/],
  ['Cooker hood', 'Height max', /chimney/],
  ['Washing machine', 'Depth', /door, knobs and hoses/],
  ['Fridge', 'Depth', /^Without door and handle/],
  ['Gas cooker', 'Depth', /handles and knobs/],
  ['Kettle', 'Depth', null],
  ['Hose', 'Depth', null],
  ['Cooker hood', 'Depth', null],
  ['American fridge freezer', 'Total capacity', /fridge and freezer together/],
  ['Chest freezer', 'Total capacity', null],
  ['Wine cooler', 'Total capacity', null],
];

test.each(TIPS)('the tip of a %s for %s is %s', (type, name, tip) => {
  const attributes = { Type: type, [name]: '1' };
  const rows = specification(attributes).flatMap((group) => group.rows);
  const told = rows.find((row) => row.name === name)?.tip;
  if (tip) expect(told).toMatch(tip);
  else expect(told).toBeNull();
});

test('a tip for several kinds is given only when it is true of all', () => {
  const [oven, hood, other] = [
    { Type: 'Single oven', 'Energy consumption': '0.8 kWh per cycle' },
    { Type: 'Cooker hood', 'Energy consumption': '46 kWh a year' },
    { Type: 'Double oven', 'Energy consumption': '0.9 kWh per cycle' },
  ];
  expect(tipOf('Energy consumption', describedBy([oven, hood]))).toBeNull();
  const rows = compareRows([oven, other]).flatMap((group) => group.rows);
  expect(rows.find(({ name }) => name === 'Energy consumption')?.tip).toMatch(/label’s test/);
});
