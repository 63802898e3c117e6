import type { Question } from '../types.ts';

export const code: readonly Question[] = [
  { text: '2900000011090', first: { barcode: '2900000011090' } },
  { text: 'NORR-N180-BL', first: { skus: ['NORR-N180-BL'] } },
  { text: 'lumalw1214wh', first: { skus: ['LUMA-LW1214-WH'] } },
  { text: '2900000025059', first: { barcode: '2900000025059' } },
  { text: 'EAN 2900000046337', first: { barcode: '2900000046337' } },
  { text: 'zeph zc60 ss', first: { skus: ['ZEPH-ZC60-SS'] } },
  { text: 'hob-take-old', first: { skus: ['HOB-TAKE-OLD'] } },
  { text: 'barcode 2900000102040', first: { barcode: '2900000102040' } },
];
