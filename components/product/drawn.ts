/** One script for the parts of a product page that the browser renders itself. */
export { AskQuestion } from '@/components/enquiries/ask-question';
export { WriteReview } from '@/components/enquiries/write-review';
export { PriceHistory } from './facts/price-history';
export { SizeSection } from './facts/size-section';
export { Specification } from './facts/specification';
