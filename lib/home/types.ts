import type { Route } from '@/lib/access/route';
import type { Chore } from '@/lib/catalogue/kinds/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Space } from '@/lib/fit/types';
import type { Kitchen } from '@/lib/kitchen/types';

/** What a shopper enters about their home. Stored on their device (experience §6, "My home"). */
export type Home = {
  /** Written `LS6 3BN`. */
  postcode: string | null;
  /** Daytime price of electricity, pence a kWh. */
  power: number | null;
  /** Off-peak price in pence a kWh, and the share of electricity used then, from 0 to 1. */
  offPeak: { pence: number; share: number } | null;
  /** Pence a kWh of gas. */
  gas: number | null;
  /** Pence a cubic metre, supply and sewerage together. */
  water: number | null;
  /** Whether water is metered; true unless stated otherwise. */
  hasMeter: boolean;
  /** Times a week. */
  chores: Partial<Record<Chore, number>>;
  /** The measured gaps, by what stands in them. */
  spaces: Partial<Record<GapKind, Space>>;
  /** The way in, from the street to the room. */
  route: Route;
  kitchen: Kitchen;
};
