/** One script for what acts on the home page. */
export { PostcodeForm } from '@/components/delivery/postcode-form';
export { CardFits } from '@/components/fit/card-fits';
export { DeliveryTimeline } from './delivery-timeline';
export { SeenBefore } from './seen-before';
export { TakeSet } from '@/components/lists/multibuy/take-set';
