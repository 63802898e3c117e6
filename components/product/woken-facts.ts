/** One script for what one reads further down. */
export { AskQuestion } from '@/components/enquiries/ask-question';
export { WriteReview } from '@/components/enquiries/write-review';
export { CopyModel } from './facts/copy-model';
export { EnergyLabelDialog } from './facts/energy-label-dialog';
export { PriceHistory } from './facts/price-history';
export { SizeSection } from './facts/size-section';
export { Specification } from './facts/specification';
export { ReviewList } from './opinions/review-list';
