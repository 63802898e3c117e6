'use client';

import { later } from '@/components/parts/later';

const deal = () => import('./woken-deal');
const facts = () => import('./woken-facts');
const tools = () => import('./woken-tools');

export const AccessOpenerLater = later(async () => (await tools()).AccessOpener);
export const AskQuestionLater = later(async () => (await facts()).AskQuestion);
export const BuyBarLater = later(async () => (await deal()).BuyBar);
// A press before their script is there counts once it is.
export const BuyButtonsLater = later(async () => (await deal()).BuyButtons);
export const ChosenPriceLater = later(async () => (await deal()).ChosenPrice);
export const CopyModelLater = later(async () => (await facts()).CopyModel);
export const CostOpenerLater = later(async () => (await tools()).CostOpener);
export const CreditLater = later(async () => (await deal()).Credit);
export const DeliveryBoxLater = later(async () => (await deal()).DeliveryBox);
export const EnergyLabelDialogLater = later(async () => (await facts()).EnergyLabelDialog);
export const ExtrasLater = later(async () => (await deal()).Extras);
export const FitOpenerLater = later(async () => (await tools()).FitOpener);
export const GalleryLater = later(async () => (await deal()).Gallery);
export const NearestOpenerLater = later(async () => (await tools()).NearestOpener);
export const OpenTargetLater = later(async () => (await deal()).OpenTarget);
export const OptionPickerLater = later(async () => (await deal()).OptionPicker);
export const PriceHistoryLater = later(async () => (await facts()).PriceHistory);
export const PriceSoFarLater = later(async () => (await deal()).PriceSoFar);
export const ReviewListLater = later(async () => (await facts()).ReviewList);
export const SizeSectionLater = later(async () => (await facts()).SizeSection);
export const SpecificationLater = later(async () => (await facts()).Specification);
export const WriteReviewLater = later(async () => (await facts()).WriteReview);
