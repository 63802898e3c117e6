'use client';

import { standing } from '@/components/parts/finished/standing';
import { later } from '@/components/parts/later';

const woken = () => import('./woken');
const drawn = () => import('./drawn');

export const ActiveChipsLater = later(async () => (await woken()).ActiveChips);
// These work without scripts from the first byte, so they are sent as props and not as every element a second time.
export const FacetStatic = standing(async () => (await drawn()).Facet);
export const FitsFilterLater = later(async () => (await woken()).FitsFilter);
export const GapFormLater = later(async () => (await woken()).GapForm);
export const ResultGroupStanding = standing(async () => (await drawn()).ResultGroup);
export const ThreeOpenerLater = later(async () => (await woken()).ThreeOpener);
export const ViewSwitchLater = later(async () => (await woken()).ViewSwitch);
