import type { Classified } from '@/lib/catalogue/types';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { FitBadge } from './fit-badge';

/** Fit badge of a card that the browser renders; renders nothing before a space for its kind was measured. */
export const FitMark = ({ product }: { product: Classified }) => (
  <FitBadge product={product} spaces={useLocalValue(home).spaces} />
);
