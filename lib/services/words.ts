import type { ServiceKind } from '@/lib/catalogue/kinds/types';

/** The legend of each kind of service on the page, and a text about all services of the kind. */
export const SERVICE_WORDS: Readonly<Record<ServiceKind, { legend: string; text: string }>> = {
  connect: {
    legend: 'Connect and install',
    text: 'Done by the delivery crew or by a fitter.',
  },
  collect: {
    legend: 'Recycle your old one',
    text: 'A council recycling centre also takes it free of charge.',
  },
  unpack: {
    legend: 'Packaging',
    text: 'Card and polystyrene go back to the makers.',
  },
  cover: {
    legend: 'Longer cover',
    text: 'Starts when our guarantee ends. You can cancel within 45 days for a full refund, and pro rata after that. The price stays the same for 30 days.',
  },
};
