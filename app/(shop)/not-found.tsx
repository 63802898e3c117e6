import { MissingView } from '@/components/status/missing-view';

/** For a path of the shop at which nothing stands. */
export default function ShopNotFound() {
  return <MissingView />;
}
