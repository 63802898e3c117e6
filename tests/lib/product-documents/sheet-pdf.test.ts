import { expect, it } from 'vitest';
import { informationSheet } from '@/lib/product-documents/information-sheet';
import { sheetPdf } from '@/lib/product-documents/sheet-pdf';
import { aCard } from '../../support/shop';

const washer = aCard({
  sku: 'TARN-TW914-WH',
  energy: { class: 'A', scale: 'A–G' },
  attributes: {
    Model: 'TW-914',
    Capacity: '9 kg',
    'Energy consumption': '49 kWh per 100 cycles',
    Noise: '72 dB',
  },
});

it('tells who makes it, which it is and every figure', () => {
  const sheet = informationSheet(washer);
  expect(sheet?.lines).toContain('Model: TW-914');
  expect(sheet?.groups.flatMap(({ rows }) => rows)).toContainEqual({
    label: 'Energy consumption',
    value: '49 kWh per 100 cycles',
  });
});

it('is there for labelled goods only', () => {
  expect(informationSheet({ ...washer, energy: null })).toBeNull();
});

it('is a tagged PDF in British English, whatever the figures', async () => {
  const sheet = informationSheet(washer);
  if (!sheet) throw new Error('a labelled product has a sheet');
  const rows = Array.from({ length: 120 }, (_, at) => ({
    label: `Figure ${at}`,
    value: '−15 °C, 0.5 m³ ½ × 3',
  }));
  const bytes = await sheetPdf({ ...sheet, groups: [{ title: 'Many', rows }] });
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/Lang (en-GB)');
  expect(text).toContain('/MarkInfo');
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
});
