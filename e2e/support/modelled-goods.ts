import type { ModelledKind } from '../../sandbox/demo/media/models/modelled.ts';

/** Path of a product of each kind that has a 3D model. */
export const MODELLED_GOODS: Readonly<Record<ModelledKind, string>> = {
  'washing-machine': '/tarnside-tw-914-9kg-washing-machine',
  'washer-dryer': '/seorin-swd10-terrace-10kg-wash-7kg-dry-washer-dryer',
  'tumble-dryer': '/arkwell-ad8hp-classic-8kg-heat-pump-tumble-dryer',
  'steam-cabinet': '/verbeck-vb-5cab-5-garment-steam-cabinet-black-glass',
  'fridge-freezer': '/pendlewick-pc180-70-303litre-70-30-fridge-freezer-gunmetal-grey',
  'american-fridge': '/seorin-sd636-lake-636litre-side-by-side-fridge-freezer-black',
  fridge: '/pendlewick-pl122-122litre-under-counter-fridge',
  freezer: '/pendlewick-pz176-176litre-tall-freezer-stainless-steel',
  'chest-freezer': '/pendlewick-pc99-99litre-chest-freezer-grey',
  'wine-cooler': '/marlpit-m18v-18-bottle-wine-cooler-black',
  'single-oven': '/lumarra-lo-72p-72litre-pyrolytic-single-oven-black',
  'double-oven': '/pendlewick-pdo99-65-and-34litre-built-in-double-oven',
  'compact-oven': '/takumori-tk-50m-50litre-compact-microwave-oven-stainless-steel',
  'range-cooker': '/brackenhall-fold-100i-100cm-induction-range-cooker-buttermilk',
  cooker: '/lumarra-le-551-55cm-electric-cooker',
  hob: '/quillon-q4-60-60cm-induction-hob-black-glass',
  microwave: '/ferrowick-fw-m20i-20litre-900w-built-in-microwave-matt-black',
  'warming-drawer': '/verbeck-vb-1420w-14cm-warming-drawer-black-glass',
  hood: '/zephrane-zc-60-60cm-chimney-hood-stainless-steel',
  'ceiling-hood': '/ferrowick-fw-l100-100cm-ceiling-hood-stainless-steel',
  downdraft: '/zephrane-zd-88-88cm-downdraft-hood-black',
  dishwasher: '/ottermere-od-1442-14-place-60cm-dishwasher',
  sink: '/wexcombe-weir-98-1-1-2-bowl-sink-and-drainer-3-1-2-waste-for-worktops-50mm-stainless-steel',
};
