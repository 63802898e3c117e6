import { island } from '@/components/parts/finished/islands';

const woken = () => import('../woken');

/** The interactive parts of a list. */
export const LIST_ISLANDS = {
  list: island(async () => (await woken()).ListControls),
  gap: island(async () => (await woken()).GapForm),
  fits: island(async () => (await woken()).FitsFilter),
  three: island(async () => (await woken()).ThreeOpener),
  view: island(async () => (await woken()).ViewSwitch),
};
