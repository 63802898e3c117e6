import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OptionPicker } from '@/components/product/buy/option-picker';
import { PurchaseProvider } from '@/components/product/buy/purchase-context';

afterEach(cleanup);

test('§3: a colour of the platform has the style class of its hex value', () => {
  const values = [
    { id: 1, label: 'Copper', isDefault: true, colours: ['#B56B47'] },
    { id: 2, label: 'Tartan', isDefault: false, colours: ['#123456'] },
  ];
  const variants = values.map(({ id }) => ({
    id,
    sku: `K-${id}`,
    optionValueIds: [id],
    price: { now: 9_900 },
    stock: { state: 'in', available: 3 } as const,
  }));
  const product = {
    id: 7,
    sku: 'K',
    name: 'Kettle',
    path: '/kettle',
    price: 9_900,
    stock: { state: 'in', available: 3 } as const,
    quantity: 1,
    extras: [],
  };
  render(
    <PurchaseProvider product={product} variants={variants}>
      <OptionPicker
        options={[{ id: 5, name: 'Colour', required: true, style: 'swatch', values }]}
        variants={variants}
      />
    </PurchaseProvider>,
  );
  const swatchOf = (name: RegExp) =>
    screen.getByRole('radio', { name }).closest('label')?.querySelector('[class*="code-"]')?.className;
  expect(swatchOf(/Copper/)).toMatch(/code-CU/);
  expect(swatchOf(/Tartan/)).toBeUndefined();
});
