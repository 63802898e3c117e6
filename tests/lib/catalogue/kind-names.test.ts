import { expect, test } from 'vitest';
import { kindName } from '@/lib/catalogue/kind-names';

test.each([
  ['Freestanding washing machines', 'Washing machines', 'Freestanding', 'washing machines'],
  ['Heat pump dryers', 'Tumble dryers', 'Heat pump', 'dryers'],
  ['Compact & slim washing machines', 'Washing machines', 'Compact & slim', 'washing machines'],
  ['Stacking kits', 'Laundry care', 'Stacking kits', ''],
  ['Kettles & toasters', 'Toasters', 'Kettles & toasters', ''],
  ['Hobs', 'Hobs', 'Hobs', ''],
])('the kind name of %s under %s is split from the shared part', (kind, group, distinct, shared) =>
  expect(kindName(kind, group)).toEqual({ distinct, shared }),
);
