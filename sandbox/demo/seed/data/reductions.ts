import type { SetRule } from '@hobwright/sandbox/commerce/pricing/set-discount.ts';
import type { CouponKind } from '@hobwright/sandbox/commerce/pricing/types.ts';

/** The set discount (experience §6 F5). */
export const SET_DISCOUNT: { name: string; except: readonly string[]; rule: SetRule } = {
  name: 'Set discount',
  /** Slugs of excluded categories: worktop appliances are not part of a fitted kitchen. */
  except: ['table-top-dishwashers'],
  rule: {
    kinds: [
      'washing-machine',
      'washer-dryer',
      'tumble-dryer',
      'fridge-freezer',
      'american-fridge',
      'fridge',
      'freezer',
      'wine-cooler',
      'single-oven',
      'double-oven',
      'compact-oven',
      'warming-drawer',
      'range-cooker',
      'cooker',
      'hob',
      'hood',
      'dishwasher',
    ],
    steps: [
      { kinds: 3, permille: 50 },
      { kinds: 4, permille: 75 },
      { kinds: 5, permille: 100 },
    ],
    most: 600_00,
  },
};

export interface CouponText {
  code: string;
  name: string;
  kind: CouponKind;
  value: number;
  /** Slugs of the categories that the coupon is limited to. */
  only?: readonly string[];
  minSpend?: number;
  maxUses?: number;
  uses?: number;
  /** Days from today until it ends. */
  endsIn?: number;
}

export const COUPONS: readonly CouponText[] = [
  { code: 'WELCOME10', name: '10% off your order', kind: 'percent', value: 10 },
  {
    code: 'LAUNDRY15',
    name: '15% off laundry from £300',
    kind: 'percent',
    value: 15,
    only: ['laundry'],
    minSpend: 300_00,
    endsIn: 30,
  },
  {
    code: 'COFFEE20',
    name: '£20 off a coffee machine',
    kind: 'amount',
    value: 20_00,
    only: ['coffee-machines'],
  },
  { code: 'SAVE50', name: '£50 off from £500', kind: 'amount', value: 50_00, minSpend: 500_00 },
  { code: 'DELIVERYFREE', name: 'Standard delivery free', kind: 'delivery', value: 25_00 },
  { code: 'KITCHEN10', name: '10% off kitchens', kind: 'percent', value: 10, endsIn: -7 },
  { code: 'SPRING15', name: '15% off in spring', kind: 'percent', value: 15, endsIn: -180 },
  {
    code: 'FIRST100',
    name: '£25 off for the first hundred',
    kind: 'amount',
    value: 25_00,
    maxUses: 100,
    uses: 100,
  },
];

/** Gift certificate codes with amount bought and balance left, in pence. */
export const CERTIFICATES: readonly (readonly [code: string, amount: number, balance: number])[] = [
  ['GIFT-50-HOBWRIGHT', 50_00, 50_00],
  ['GIFT-2000-HOBWRIGHT', 2000_00, 2000_00],
  ['GIFT-0-HOBWRIGHT', 25_00, 0],
];
