/** One script for what a product is told by, where the server has not drawn it. */
export { AskQuestion } from '@/components/enquiries/ask-question';
export { WriteReview } from '@/components/enquiries/write-review';
export { PriceHistory } from './facts/price-history';
export { SizeSection } from './facts/size-section';
export { Specification } from './facts/specification';
