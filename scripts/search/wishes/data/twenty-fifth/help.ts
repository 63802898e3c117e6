import { page } from '../../put.ts';
import type { Questions } from '../../types.ts';

export const wishes: Questions = {
  help: [
    page('do you take the old one away', '/recycling'),
    page('how much is delivery', '/delivery'),
    page('do you deliver to Northern Ireland or scottish highlands', '/delivery'),
    page('can i send it back if it doesnt fit', '/returns'),
    page('gas cooker fitting gas safe', '/installation'),
    page('pay monthly', '/ways-to-pay'),
    page("where's my order", '/track-order'),
    page('my washing machine wont drain and its full of water', '/it-broke', '/spares-and-repair'),
    page(
      'fridge freezer stopped working after 14 months is it covered',
      '/guarantee',
      '/extended-cover',
      '/it-broke',
      '/spares-and-repair',
    ),
    page('price match currys', '/price-policy'),
    page('is there a shop near leeds', '/contact', '/about'),
    page('blue light / nhs / student discount', '/price-policy', '/trade'),
    page('how do i measure for a integrated fridge', '/my-home', '/buying-guides/fridge-freezers'),
    page('door seal for my freezer', '/spares-and-repair'),
    page('what does energy rating E mean', '/energy-labels'),
    page('arrived damaged dent in the side', '/returns', '/contact', '/delivery'),
    page('gift voucher balance', '/ways-to-pay'),
    page('trade account landlord 6 flats', '/trade'),
  ],
};
