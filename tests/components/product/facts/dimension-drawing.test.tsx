import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SizeSection } from '@/components/product/facts/size-section';
import { dimensionsOf } from '@/lib/catalogue/dimensions';
import { readFacts } from '@/lib/catalogue/facts/read';

afterEach(cleanup);

const FRIDGE = {
  Width: '600 mm',
  Height: '1850 mm',
  Depth: '650 mm',
  'Depth with door': '675 mm',
  'Depth door open': '1230 mm',
};

function show(attributes: Record<string, string>, name: string) {
  const dimensions = dimensionsOf(readFacts(attributes));
  if (!dimensions) throw new Error('A side is not stated');
  render(<SizeSection dimensions={dimensions} assumed={undefined} name={name} more={[]} />);
}

/** Path data of what swings, in millimetres from the body's back left corner. */
function doors(more: Record<string, string>): string[] {
  show({ ...FRIDGE, ...more }, 'fridge');
  const plan = screen.getByRole('img', { name: /from above/ });
  return [...plan.querySelectorAll('path.d-prod-line, path.d-ghost')].map(
    (path) => path.getAttribute('d') ?? '',
  );
}

test.each([
  ['Left', ['M0 650h40v580h-40z', 'M40 1230A580 580 0 0 0 600 650']],
  ['Right', ['M600 650h-40v580h40z', 'M560 1230A580 580 0 0 1 0 650']],
  ['None', ['M0 650h600v580h-600z']],
])('a door with the hinge “%s” is drawn as it swings', (hinge, drawn) => {
  expect(doors({ Hinge: hinge })).toEqual(drawn);
});

test('a door without a stated hinge takes up the floor in front of the whole body', () => {
  expect(doors({})).toEqual(['M0 650h600v580h-600z']);
});

test('two doors swing from either side, and are drawn folded back with their width', () => {
  const drawn = doors({
    Width: '900 mm',
    Hinge: 'Both',
    'Depth door open': '1060 mm',
    'Width doors open': '1760 mm',
  });
  expect(drawn).toEqual([
    'M0 650h40v410h-40z',
    'M40 1060A410 410 0 0 0 450 650',
    'M0 650h-430v-40h430',
    'M900 650h-40v410h40z',
    'M860 1060A410 410 0 0 1 450 650',
    'M900 650h430v-40h-430',
  ]);
  expect(screen.getByRole('img', { name: /from above/ }).textContent).toContain('1760');
  expect(screen.getByRole('row', { name: /folded back 1,760 mm/ })).toBeTruthy();
});

test('a product that does not open forwards has no door swing', () => {
  expect(doors({ Hinge: 'None', 'Depth door open': '' })).toEqual([]);
});

test('a product without doors has its figures, and no drawing', () => {
  const { Width, Height, Depth } = FRIDGE;
  show({ Width, Height, Depth }, 'kettle');
  expect(screen.getByRole('region', { name: 'Size' }).querySelector('table')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
