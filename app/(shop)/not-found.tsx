import { MissingView } from '@/components/status/missing-view';

/** "Not found" for a path of the shop. */
export default function ShopNotFound() {
  return <MissingView />;
}
