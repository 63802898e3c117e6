/** One script for the interactive parts of a product page: a request for each would take longer than all of them. */
export { AccessOpener } from '@/components/access/access-opener';
export { CompareTick } from '@/components/compare/compare-tick';
export { NearestOpener } from '@/components/compare/nearest-opener';
export { FitOpener } from '@/components/fit/fit-opener';
export { BoughtWith } from '@/components/recommendations/bought-with';
export { RecentlyViewed } from '@/components/recommendations/recently-viewed';
export { CostOpener } from '@/components/true-cost/cost-opener';
export { BuyBar } from './buy/buy-bar';
export { BuyButtons } from './buy/buy-buttons';
export { DeliveryBox } from './buy/delivery-box';
export { Extras } from './buy/extras';
export { PriceSoFar } from './buy/price-so-far';
export { CopyModel } from './facts/copy-model';
export { EnergyLabelDialog } from './facts/energy-label-dialog';
export { OpenTarget } from './open-target';
export { ReviewList } from './opinions/review-list';
export { Gallery } from './pictures/gallery';
