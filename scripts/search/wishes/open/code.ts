import type { Question } from '../types.ts';

export const code: readonly Question[] = [
  { text: '2900000010000', first: { barcode: '2900000010000' } },
  { text: 'TARN-TW914-WH', first: { skus: ['TARN-TW914-WH'] } },
  { text: '2900000011045', first: { barcode: '2900000011045' } },
  { text: 'stei-ws916-gm', first: { skus: ['STEI-WS916-GM'] } },
  { text: '2900000 073739', first: { barcode: '2900000073739' } },
  { text: 'pend pd10hp wh', first: { skus: ['PEND-PD10HP-WH'] } },
  { text: 'HOB-FIT-WASH', first: { skus: ['HOB-FIT-WASH'] } },
  { text: '2900000090651', first: { barcode: '2900000090651' } },
];
