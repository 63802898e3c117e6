'use client';

import { standing } from '@/components/parts/finished/standing';
import { later } from '@/components/parts/later';

const drawn = () => import('./drawn');
const sizes = () => import('./sizes');
const woken = () => import('./woken');

export const AccessOpenerLater = later(async () => (await woken()).AccessOpener);
export const AskQuestionStanding = standing(async () => (await drawn()).AskQuestion);
export const BoughtWithLater = later(async () => (await woken()).BoughtWith);
export const BuyBarLater = later(async () => (await woken()).BuyBar);
// A press before their script has loaded takes effect once it has.
export const BuyButtonsLater = later(async () => (await woken()).BuyButtons);
export const ChosenPriceLater = later(async () => (await sizes()).ChosenPrice);
export const CompareTickLater = later(async () => (await woken()).CompareTick);
export const CopyModelLater = later(async () => (await woken()).CopyModel);
export const CostOpenerLater = later(async () => (await woken()).CostOpener);
export const CreditLater = later(async () => (await sizes()).Credit);
export const DeliveryBoxLater = later(async () => (await woken()).DeliveryBox);
export const EnergyLabelDialogLater = later(async () => (await woken()).EnergyLabelDialog);
export const ExtrasLater = later(async () => (await woken()).Extras);
export const FitOpenerLater = later(async () => (await woken()).FitOpener);
export const GalleryLater = later(async () => (await woken()).Gallery);
export const NearestOpenerLater = later(async () => (await woken()).NearestOpener);
export const OpenTargetLater = later(async () => (await woken()).OpenTarget);
export const OptionPickerLater = later(async () => (await sizes()).OptionPicker);
export const PriceHistoryStanding = standing(async () => (await drawn()).PriceHistory);
export const PriceSoFarLater = later(async () => (await woken()).PriceSoFar);
export const RecentlyViewedLater = later(async () => (await woken()).RecentlyViewed);
export const ReviewListLater = later(async () => (await woken()).ReviewList);
export const SizeSectionStanding = standing(async () => (await drawn()).SizeSection);
export const SpecificationStanding = standing(async () => (await drawn()).Specification);
export const WriteReviewStanding = standing(async () => (await drawn()).WriteReview);
