/** An old path and its current target. `to` is a slug, a SKU, or a full path. */
export type OldAddress = {
  from: string;
  kind: 'manual' | 'product' | 'category' | 'brand' | 'page' | 'post';
  to: string;
};

export const OLD_ADDRESSES: readonly OldAddress[] = [
  { from: '/tarnside-tw914-washing-machine/', kind: 'product', to: 'TARN-TW914-WH' },
  { from: '/products/tw-914/', kind: 'product', to: 'TARN-TW914-WH' },
  { from: '/seorin-sd636-american-fridge-freezer/', kind: 'product', to: 'SEOR-SD636LAKE-BL' },
  { from: '/fold-100-induction-range/', kind: 'product', to: 'BRAC-FOLD100I-CM' },
  { from: '/mevagissey-kettle/', kind: 'product', to: 'PENH-MEVAGISSEY17-CM' },
  { from: '/washers/', kind: 'category', to: 'washing-machines' },
  { from: '/slimline-washing-machines/', kind: 'category', to: 'compact-washing-machines' },
  { from: '/american-fridges/', kind: 'category', to: 'american-fridge-freezers' },
  { from: '/fridges-and-freezers/', kind: 'category', to: 'refrigeration' },
  { from: '/cooker-hoods-and-extractors/', kind: 'category', to: 'cooker-hoods' },
  { from: '/kettles-toasters/', kind: 'category', to: 'kettles-and-toasters' },
  { from: '/dehumidifier/', kind: 'category', to: 'dehumidifiers' },
  { from: '/extended-warranties/', kind: 'category', to: 'warranties' },
  { from: '/tarnside/', kind: 'brand', to: 'tarnside' },
  { from: '/brands/o-dell-fenn/', kind: 'brand', to: 'odell-and-fenn' },
  { from: '/delivery-information/', kind: 'page', to: 'delivery' },
  { from: '/shipping-returns/', kind: 'page', to: 'returns' },
  { from: '/terms-and-conditions/', kind: 'page', to: 'terms' },
  { from: '/about-us/', kind: 'page', to: 'about' },
  { from: '/blog/new-tumble-dryer-labels/', kind: 'post', to: 'what-the-new-dryer-label-means' },
  { from: '/sale/', kind: 'manual', to: '/washing-machines/' },
  { from: '/offers/', kind: 'manual', to: '/' },
  { from: '/old-offers/', kind: 'manual', to: '/offers/' },
  { from: '/recycle-now/', kind: 'manual', to: 'https://www.recyclenow.com/' },
  { from: '/recalls/', kind: 'manual', to: 'https://www.gov.uk/product-safety-alerts-reports-recalls' },
];
