import { describe, expect, test } from 'vitest';
import { modelIn, soughtModel } from '@/lib/mending/old-model';
import { aCard } from '../../support/shop';

const goods = [
  ['TW-914', 'TARN-TW914-WH'],
  ['TW-914S', 'TARN-TW914S-WH'],
  ['WS 1216', 'HALV-WS1216-WH'],
  ['K 98 Mose', 'KJEL-K98MOSE-SS'],
].map(([model = '', sku = ''], at) =>
  aCard({ id: at + 1, sku, attributes: { Type: 'Washing machine', Model: model } }),
);

describe('reading a model number from a label', () => {
  test.each([
    ['TW-914', 'TW-914'],
    ['Tarnside tw914, bought 2019', 'TW-914'],
    ['Mod. TW-914/01  Ser. No. 24 1216 0044', 'TW-914'],
    ['E-Nr.: TW914S/07 FD 9203', 'TW-914S'],
    ['TW914WH', 'TW-914'],
    ['TARN-TW914-WH', 'TW-914'],
    ['Type ws 1216 230 V 50 Hz', 'WS 1216'],
    ['Kjell K 98 MOSE', 'K 98 Mose'],
  ])('finds in “%s” the model %s', (said, model) => expect(modelIn(said, goods)?.facts.model).toBe(model));

  test.each(['', 'white', 'S/N 9141216', 'TW-9140', 'ATW914', '598 x 845 x 545 mm'])(
    'finds no model in “%s”',
    (said) => expect(modelIn(said, goods)).toBeNull(),
  );
});

test.each([
  ['Mod. TW-814/02 Ser. No. 24 1216', 'TW-814'],
  ['Halvard WS 1016', 'WS 1016'],
  ['9 kg 1400 rpm 230 V', null],
  ['a white one', null],
])('the model number sought in “%s” is %s', (said, sought) => expect(soughtModel(said)).toBe(sought));
