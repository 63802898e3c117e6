import { expect, test } from 'vitest';
import { inPdfLetters } from '@/lib/product-documents/pdf-letters';

test.each([
  ['Möbel–Küche, 45 €, “Öko” ½ m³', 'Möbel–Küche, 45 €, “Öko” ½ m³'],
  ['−15 °C, 1⁄2', '-15 °C, 1/2'],
  ['Łódź, Škoda, Żywiec, Győr', 'Lódz, Škoda, Zywiec, Gyor'],
  ['Kongsvegen 3, Đakovo, İzmir, Balıkesir', 'Kongsvegen 3, Dakovo, Izmir, Balikesir'],
  ['e\u0301tage', 'étage'],
  ['≤40 dB', 'at most 40 dB'],
  ['H₂O', 'H2O'],
  ['株式', '??'],
])('%j is written in PDF letters as %j', (text, written) => expect(inPdfLetters(text)).toBe(written));
