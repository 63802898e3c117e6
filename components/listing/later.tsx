'use client';

import { later } from '@/components/parts/later';

const woken = () => import('./woken');

export const ActiveChipsLater = later(async () => (await woken()).ActiveChips);
// These work by themselves from the first byte; sent as what they say, not as every element a second time.
export const FacetLater = later(async () => (await woken()).Facet);
export const FitsFilterLater = later(async () => (await woken()).FitsFilter);
export const GapFormLater = later(async () => (await woken()).GapForm);
export const ResultGroupLater = later(async () => (await woken()).ResultGroup);
export const ThreeOpenerLater = later(async () => (await woken()).ThreeOpener);
export const ViewSwitchLater = later(async () => (await woken()).ViewSwitch);
