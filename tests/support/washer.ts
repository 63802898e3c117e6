import { classify } from '@/lib/catalogue/classify';
import { fitFacts } from '@/lib/fit/facts';

/** Fit facts of a washing machine of usual size with its door hinged at the left. */
export const washer = fitFacts(
  classify({
    Type: 'Washing machine',
    Width: '598 mm',
    Height: '845 mm',
    Depth: '540 mm',
    'Depth with door': '590 mm',
    'Depth door open': '1020 mm',
    'Gap left': '5 mm',
    'Gap right': '5 mm',
    'Gap top': '0 mm',
    'Gap rear': '0 mm',
    'Hose rear': '60 mm',
    Hinge: 'Left',
  }),
);
