import { page } from '../../put.ts';
import type { Questions } from '../../types.ts';

export const wishes: Questions = {
  help: [
    page('wheres my parcel', '/track-order'),
    page('can i change my delivery day', '/delivery', '/track-order'),
    page('do you deliver to isle of skye', '/delivery'),
    page('changed my mind do i get my money back', '/returns', '/cancel-an-order'),
    page('fridge arrived with a dent in door', '/it-broke', '/returns', '/delivery'),
    page(
      'my washer stopped mid cycle its only 3 months old',
      '/it-broke',
      '/guarantee',
      '/spares-and-repair',
    ),
    page('how many years guarantee do you get', '/guarantee', '/extended-cover'),
    page('will you take my old cooker away', '/recycling', '/delivery'),
    page('who connects a gas cooker do you do it', '/installation'),
    page('seen it cheaper somewhere else will you match', '/price-policy'),
    page('ordered wrong one by mistake this morning need to stop it', '/cancel-an-order'),
    page('delivery driver was really rude who do i tell', '/complaints', '/contact'),
    page('is my tumble dryer on a recall list', '/product-safety'),
    page('landlord need 12 washing machines do you do business accounts', '/trade'),
    page('2nd floor flat no lift will they carry it up', '/delivery'),
    page('are the reviews on here real', '/review-policy'),
    page('delete all my data', '/privacy', '/account'),
    page('any jobs going', '/careers'),
  ],
  'energy-noise': [page('what does energy rating F mean', '/energy-labels')],
  odd: [page('why is that one top of the list are they paying you', '/how-we-rank')],
  spares: [
    page('Tarnside washing machine door seal', '/spares-and-repair'),
    page('oven door hinge OXL60-B2', '/spares-and-repair'),
  ],
  services: [
    page('is the extended warranty worth it', '/extended-cover', '/guarantee'),
    page('book engineer to fix my Kjelder dishwasher', '/spares-and-repair', '/it-broke', '/guarantee'),
  ],
};
