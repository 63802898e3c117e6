/**
 * Carriers whose own pages parcels are followed on (reliability guide C21). A host below one of these counts too.
 * An address anywhere else is shown and not followed.
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
