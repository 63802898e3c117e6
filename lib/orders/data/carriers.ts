/**
 * Hosts of carriers whose tracking pages are linked (reliability guide C21), including their subdomains. Any other
 * address is shown as text.
 */
export const CARRIER_HOSTS: readonly string[] = [
  'arrowxl.co.uk',
  'dhl.com',
  'dpd.co.uk',
  'dxdelivery.com',
  'evri.com',
  'fedex.com',
  'parcelforce.com',
  'royalmail.com',
  'tuffnells.co.uk',
  'ups.com',
  'yodel.co.uk',
];
