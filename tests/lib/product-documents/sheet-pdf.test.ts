import { expect, it } from 'vitest';
import { informationSheet } from '@/lib/product-documents/information-sheet';
import { sheetPdf } from '@/lib/product-documents/sheet-pdf';
import { aCard } from '../../support/shop';

const NOTHING_KEPT = { figures: {}, maker: null };

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

it('an information sheet exists only for goods with an energy label', () => {
  expect(informationSheet({ ...washer, energy: null }, NOTHING_KEPT)).toBeNull();
});

it('an information sheet is a tagged PDF in British English, whatever its figures', async () => {
  const sheet = informationSheet(washer, NOTHING_KEPT);
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
