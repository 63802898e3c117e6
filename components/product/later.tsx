'use client';

import { later } from '@/components/parts/later';

export const AskQuestionLater = later(
  async () => (await import('@/components/enquiries/ask-question')).AskQuestion,
);
// A press before their script is there counts once it is.
export const BuyButtonsLater = later(async () => (await import('./buy/buy-buttons')).BuyButtons);
export const BuyBarLater = later(async () => (await import('./buy/buy-bar')).BuyBar);
export const ChosenPriceLater = later(async () => (await import('./buy/chosen-price')).ChosenPrice);
export const CopyModelLater = later(async () => (await import('./facts/copy-model')).CopyModel);
export const CreditLater = later(async () => (await import('./buy/credit')).Credit);
export const DeliveryBoxLater = later(async () => (await import('./buy/delivery-box')).DeliveryBox);
export const EnergyLabelDialogLater = later(
  async () => (await import('./facts/energy-label-dialog')).EnergyLabelDialog,
);
export const ExtrasLater = later(async () => (await import('./buy/extras')).Extras);
export const GalleryLater = later(async () => (await import('./pictures/gallery')).Gallery);
export const OpenTargetLater = later(async () => (await import('./open-target')).OpenTarget);
export const OptionPickerLater = later(async () => (await import('./buy/option-picker')).OptionPicker);
export const PriceHistoryLater = later(async () => (await import('./facts/price-history')).PriceHistory);
export const PriceSoFarLater = later(async () => (await import('./buy/price-so-far')).PriceSoFar);
export const SizeSectionLater = later(async () => (await import('./facts/size-section')).SizeSection);
export const SpecificationLater = later(async () => (await import('./facts/specification')).Specification);
export const WriteReviewLater = later(
  async () => (await import('@/components/enquiries/write-review')).WriteReview,
);
export const ReviewListLater = later(async () => (await import('./opinions/review-list')).ReviewList);
