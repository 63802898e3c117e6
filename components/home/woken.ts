/** One script for all interactive parts of the home page. */
export { PostcodeForm } from '@/components/delivery/postcode-form';
export { CardFits } from '@/components/fit/card-fits';
export { DeliveryTimeline } from './delivery-timeline';
export { TakeSet } from '@/components/lists/multibuy/take-set';
export { RecentlyViewed } from '@/components/recommendations/recently-viewed';
