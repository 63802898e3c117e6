import { expect, test } from 'vitest';
import { unbroken } from '@/lib/i18n/unbroken';

test.each([
  ['washing machine, 9 kg, graphite', 'washing machine, 9~kg, graphite'],
  ['1,400 rpm and 72 dB', '1,400~rpm and 72~dB'],
  ['double oven, 60 and 30 litres', 'double oven, 60 and 30~litres'],
  ['air purifier, 370 m³/h, black', 'air purifier, 370~m³/h, black'],
  ['A 600 mm gap, 845 mm high', 'A 600~mm gap, 845~mm high'],
  ['Class A, A energy', 'Class~A, A~energy'],
  ['Free on Tuesday 1 December', 'Free on Tuesday 1~December'],
  ['9 kg; 2 × stacking kit', '9~kg; 2~× stacking kit'],
  ['5 Rim Lane, Leeds, LS6 3BN', '5 Rim Lane, Leeds, LS6~3BN'],
  ['London, SW1A 1AA, W1A 0AX', 'London, SW1A~1AA, W1A~0AX'],
  ['average of 207 reviews', 'average of 207~reviews'],
])('%j has non-breaking spaces as in %j', (text, drawn) =>
  expect(unbroken(text)).toBe(drawn.replaceAll('~', '\u00a0')),
);

test.each(['50/50', 'TW-914 washing machine', 'the 3 makers', '24 of 106', 'A very good oven', 'SD636 Lake'])(
  '%j has no non-breaking spaces',
  (text) => expect(unbroken(text)).toBe(text),
);
