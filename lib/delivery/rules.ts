import type { Pence } from '@/lib/money/types';

export const FREE_DELIVERY_FROM: Pence = 300_00;
export const STANDARD_DELIVERY: Pence = 25_00;

export const isFreeDelivery = (total: Pence): boolean => total >= FREE_DELIVERY_FROM;
