import type { Shipment } from './types.ts';

/** The platform's three kinds of tracking, and none. */
export type Tracking = 'number and url' | 'url' | 'number' | 'none';

/** Returns a carrier that offers this kind of tracking. `digits` generates the given number of digits. */
export function carriedBy(
  tracking: Tracking,
  digits: (count: number) => string,
): Omit<Shipment, 'shippedAt'> {
  switch (tracking) {
    case 'number and url': {
      const number = `HB${digits(9)}GB`;
      return {
        provider: 'Royal Mail',
        method: 'Tracked 48',
        trackingNumber: number,
        trackingUrl: `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
      };
    }
    case 'url':
      return {
        provider: 'DPD',
        method: 'Next day',
        trackingNumber: null,
        trackingUrl: `https://track.dpd.co.uk/parcels/${digits(14)}`,
      };
    case 'number':
      return {
        provider: 'Hobwright',
        method: 'Two-person delivery',
        trackingNumber: `HW-${digits(6)}`,
        trackingUrl: null,
      };
    case 'none':
      return { provider: 'Royal Mail', method: 'Second class', trackingNumber: null, trackingUrl: null };
  }
}
