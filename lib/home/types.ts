import type { Route } from '@/lib/access/route';
import type { Chore } from '@/lib/catalogue/kinds/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Space } from '@/lib/fit/types';
import type { Kitchen } from '@/lib/kitchen/types';

/** What a shopper tells of their home. It stays on their device (experience §6, "My home"). */
export type Home = {
  /** Written `LS6 3BN`. */
  postcode: string | null;
  /** Pence a kWh of electricity by day. */
  power: number | null;
  /** Cheaper hours: pence a kWh, and which part of the electricity is used then, from 0 to 1. */
  offPeak: { pence: number; share: number } | null;
  /** Pence a kWh of gas. */
  gas: number | null;
  /** Pence a cubic metre, clean and waste together. */
  water: number | null;
  /** Whether water is paid for by what runs through a meter; until it is said otherwise it is. */
  hasMeter: boolean;
  /** How often a week. */
  chores: Partial<Record<Chore, number>>;
  /** The gaps that were measured, by what stands in them. */
  spaces: Partial<Record<GapKind, Space>>;
  /** From the street to the room. */
  route: Route;
  kitchen: Kitchen;
};
