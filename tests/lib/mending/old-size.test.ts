import { describe, expect, test } from 'vitest';
import { readBroken, replacementAsk } from '@/lib/mending/ask';
import { MACHINES } from '@/lib/mending/data/machines';
import { oldSizeOf, readLabel } from '@/lib/mending/old-size';
import { sizeWords } from '@/lib/mending/size-words';
import { aCard } from '../../support/shop';

const [washer] = MACHINES;
if (!washer) throw new Error('No machine.');

const TW914 = aCard({
  attributes: {
    Type: 'Washing machine',
    Model: 'TW-914',
    Width: '598 mm',
    Height: '845 mm',
    Depth: '545 mm',
    'Hose rear': '60 mm',
  },
});

describe('the size of the old one', () => {
  test.each([
    ['598 × 845 × 545 mm', { width: 598, height: 845, depth: 545 }],
    ['60x85x60', { width: 600, height: 850, depth: 600 }],
    ['84,5 x 59.8 x 55 cm', { width: 598, height: 845, depth: 550 }],
    ['H 845 W 598 D 545 mm', { width: 598, height: 845, depth: 545 }],
    ['Width: 60 cm, height 85 cm', { width: 600, height: 850, depth: null }],
    ['Height 84.8 cm, width 59.8 cm, depth 55 cm', { width: 598, height: 848, depth: 550 }],
    ['Dimensions (HxWxD): 84.5 x 59.7 x 52.7 cm', { width: 597, height: 845, depth: 527 }],
    ['1860 x 595 x 650 mm', { width: 595, height: 1860, depth: 650 }],
  ])('%s is read', (text, size) => expect(readLabel(text)).toEqual(size));

  test.each([
    '',
    'white',
    'TW-914',
    '220-240 V 50 Hz',
    '9 kg 1400 rpm',
    'WX1400/W 07',
    'E-Nr. WX14/01 FD 9203',
  ])('%s is none', (text) => expect(readLabel(text)).toBeNull());

  test('is that of its model where we know it, else the usual one', () => {
    expect(oldSizeOf({ label: 'Tarnside tw914, bought 2019', known: [TW914] }, washer)).toEqual({
      width: 600,
      height: 850,
      depth: 605,
      from: 'model',
      name: TW914.name,
    });
    expect(oldSizeOf({ label: 'something else', known: [TW914] }, washer)).toEqual({
      ...washer.size,
      from: 'usual',
    });
    expect(oldSizeOf({ label: '', known: [] }, { ...washer, size: null })).toBeNull();
  });

  test('is that of its place where that was measured, whatever stood in it', () => {
    const measured = { width: 605, height: null, depth: 570 };
    expect(oldSizeOf({ label: 'TW-914', measured, known: [TW914] }, washer)).toEqual({
      width: 605,
      height: 850,
      depth: 570,
      from: 'measured',
    });
    expect(
      oldSizeOf({ label: '', measured: { ...measured, width: null }, known: [] }, { ...washer, size: null }),
    ).toBeNull();
  });

  test('is said with what it is known from', () => {
    expect(sizeWords(oldSizeOf({ label: '60x85x60', known: [] }, washer), washer)).toMatch(
      /^They fit where yours stood: 600 mm/,
    );
    expect(sizeWords(oldSizeOf({ label: '', known: [] }, washer), washer)).toMatch(
      /^We have assumed the usual place/,
    );
    expect(sizeWords(oldSizeOf({ label: 'WX 1400', known: [] }, washer), washer, 'WX 1400')).toMatch(
      /^We do not know the size of “WX 1400”. We have assumed the usual place .+ from the label or the manual, or measure/,
    );
    expect(sizeWords(null, washer)).toMatch(/^We have not looked at the size/);
  });
});

test('an address tells what broke, and what has to be found', () => {
  const read = (query: string) => readBroken(new URLSearchParams(query));
  expect(read('what=spaceships')).toBeNull();
  const broken = read('what=washing-machines&does=drains&age=7&label=60x85x60&people=4&postcode=ls63bn');
  if (!broken) throw new Error('Not read.');
  expect(broken).toMatchObject({ age: 7, isSaid: true, people: 4, postcode: 'LS6 3BN' });
  expect(broken.symptom?.says).toBe('It does not drain');
  const size = oldSizeOf({ label: broken.label, measured: broken.measured, known: [] }, broken.machine);
  expect(replacementAsk(broken, size)).toMatchObject({ why: 'broke', width: 600, height: 850, people: 4 });
  expect(read('what=hobs&width=56cm&height=tall')?.measured).toEqual({
    width: 560,
    height: null,
    depth: null,
  });
  expect(read('what=hobs&age=unknown')).toMatchObject({ age: null, isSaid: true });
  expect(read('what=hobs&age=99')).toMatchObject({ age: null, isSaid: false, symptom: null });
});
