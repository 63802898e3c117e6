import { AddForm } from '@/components/basket/adding/add-form';
import { askedAbout } from '@/components/enquiries/about';
import { PayMonthly } from '@/components/finance/pay-monthly';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { PURCHASE_FORM } from '@/lib/basket/plain-fields';
import { cardView } from '@/lib/catalogue/card-view';
import { dimensionsOf } from '@/lib/catalogue/dimensions';
import { bigFacts } from '@/lib/catalogue/key-facts';
import { nameParts } from '@/lib/catalogue/names';
import type { Answered } from '@/lib/catalogue/questions/types';
import { roundedCost } from '@/lib/catalogue/running-cost-words';
import { specificationParts } from '@/lib/catalogue/specification-parts';
import { gapOf } from '@/lib/catalogue/gap';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Product, ProductCard as Card, ReviewPage, ReviewTally } from '@/lib/catalogue/types';
import { ofItsKind } from '@/lib/compare/nearest';
import type { FeatureTile } from '@/lib/content/feature-types';
import { londonDate, longDay } from '@/lib/dates/rules';
import type { Finance } from '@/lib/finance/types';
import type { Reach } from '@/lib/forms/types';
import type { Policy } from '@/lib/policy/types';
import { sizesNote } from '@/lib/price-history/sizes';
import type { PriceStory } from '@/lib/price-history/types';
import type { ProductSafety } from '@/lib/product-safety/types';
import { isCover } from '@/lib/services/cover';
import { extraOf, servicesFor, whyNoCover } from '@/lib/services/rules';
import type { Service } from '@/lib/services/types';
import { modesOf } from '@/lib/true-cost/rules';
import { About } from './about';
import { BuyColumn } from './buy/buy-column';
import { Deal } from './buy/deal';
import { ProductBuyBar } from './buy/product-buy-bar';
import { ProductName } from './buy/product-name';
import { CrossSell } from './cross-sell';
import { BigFacts } from './facts/big-facts';
import { EnergyLabel } from './facts/energy-label';
import { Figures } from './facts/figures';
import { Notes } from './facts/notes';
import sheet from './facts/printed-sheet.module.css';
import {
  CreditLater,
  EnergyLabelDialogLater,
  GalleryLater,
  PriceHistoryStanding,
  SizeSectionStanding,
} from './later';
import css from './product-page.module.css';
// Styles of server-rendered parts, whose scripts are loaded later.
import './buy/buy-bar.module.css';
import './buy/buy-buttons.module.css';
import './buy/delivery-box.module.css';
import './facts/dimension-drawing.module.css';
import './buy/extras.module.css';
import './pictures/gallery.module.css';
import './pictures/model-ways.module.css';
import './pictures/thumbs.module.css';
import './buy/option-picker.module.css';
import './facts/price-history.module.css';
import './facts/specification.module.css';
import '@/components/forms/script-needed.module.css';
import '@/components/ui/fold.module.css';
import './buy/price-so-far.module.css';
import '@/components/compare/compare-tick.module.css';
import '@/components/recommendations/near.module.css';
import '@/components/ui/figures/spec-table.module.css';
import { Places } from './places';
import { productViews } from './pictures/product-views';
import { PurchaseProvider } from './buy/purchase-context';
import { AccessSection } from './tools/access-section';
import { CostSection } from './tools/cost-section';
import { FitSection } from './tools/fit-section';
import { Questions } from './opinions/questions';
import { Reviews } from './opinions/reviews';
import { Successor } from './facts/successor';

const c = classes({ ...css, ...sheet });

type Props = {
  product: Product;
  related: Card[];
  /** The product in all its colours; empty where there is one. */
  family: readonly Card[];
  /** For a discontinued product, its manual and its successor; null if there is none. */
  manual: string | null;
  successor: { sku: string; name: string } | null;
  /** Null if they cannot be read. */
  services: Service[] | null;
  /** Null if they cannot be read. */
  reviews: ReviewPage | null;
  tally: ReviewTally | null;
  answered: readonly Answered[];
  /** Name of the shop; empty if it is not known. */
  shop: string;
  /** Contact details for browsers without scripts; null where its forms work without them. */
  reach: Reach | null;
  /** Years of the shop's own guarantee; 0 if it is not known. */
  ourYears: number;
  /** The shop's promise in case its fit check is wrong; empty if there is none. */
  fitPromise: string;
  /** Null if no credit is offered. */
  finance: Finance | null;
  /** Null if there is no price history. */
  priceStory: PriceStory | null;
  /** Null if it cannot be read. */
  safety: ProductSafety | null;
  /** Pictures of its parts; empty if there are none. */
  tiles: readonly FeatureTile[];
  boughtWith: boolean;
  /** When the page was rendered, and under which policy. */
  now: Date;
  policy: Policy;
};

/** A product page with everything known about the product, in the order of experience §2.4. */
export function ProductPage(props: Props) {
  const {
    product,
    related,
    family,
    manual,
    successor,
    services,
    reviews,
    tally,
    answered,
    shop,
    reach,
    ourYears,
    fitPromise,
    finance,
    priceStory,
    safety,
    tiles,
    boughtWith,
    now,
    policy,
  } = props;
  const { attributes, kind, type, facts, price, energy, name, stock } = product;
  const kindAndFacts = { kind, type, facts };
  const [category] = product.categories;
  const today = londonDate(now);
  const { yearlyCost } = cardView(product, now, policy);
  const { model } = nameParts(product);
  const alike = ofItsKind(product, related);
  const isGone = stock.state === 'discontinued';
  const buyable = price !== null && isBuyable(stock) && !isCover(product);
  const guaranteeYears = facts.guaranteeYears ?? 0;
  const served = buyable ? { type, attributes, price: price.now, guaranteeYears } : null;
  const groups = served ? servicesFor(served, services ?? [], policy.cover) : [];
  const covers =
    services && served
      ? (groups.find(({ kind: question }) => question === 'cover') ?? whyNoCover(served, services))
      : null;
  // With few choices, the price column is no taller than the picture; two rows of colours are few.
  const isWide = groups.length === 0 && product.variants.length <= 1 && family.length <= 6;
  const sold = {
    id: product.id,
    sku: product.sku,
    name,
    path: product.path,
    price: price?.now ?? 0,
    stock,
    quantity: product.quantity.min,
    extras: groups.flatMap(({ services: choices }) => choices.map(extraOf)),
  };
  const about = askedAbout(product);
  const parts = specificationParts(attributes, facts);
  const dimensions = dimensionsOf(facts);
  const costs = price !== null && !isGone && modesOf(kindAndFacts).length > 0;
  const places = [
    ['fit', 'Fit', gapOf(kindAndFacts) !== null],
    ['extras', 'Extras', groups.length > 0],
    ['about', 'About', product.descriptionHtml !== '' || tiles.length > 0],
    ['reviews', 'Reviews'],
    ['figures', 'Figures'],
    ['cost', 'Cost', costs],
    ['questions', 'Questions'],
  ] as const;
  const label = energy ? <EnergyLabel product={product} energy={energy} /> : null;
  return (
    <PurchaseProvider product={sold} variants={product.variants}>
      {buyable ? (
        <AddForm
          id={PURCHASE_FORM}
          sku={product.sku}
          items={[{ product_id: product.id, quantity: product.quantity.min }]}
        />
      ) : null}
      <div className={c('wrap', 'page', 'sheet')}>
        <Breadcrumbs steps={category?.breadcrumbs ?? []} short />
        <div className={c('top', 'kept', 'identity')}>
          <ProductName product={product} />
          <GalleryLater views={productViews(product)} name={name} model={product.model} />
          <BuyColumn
            product={product}
            family={family}
            terms={policy.delivery}
            history={<PriceHistoryStanding story={priceStory} sizes={sizesNote(product)} product={about} />}
          >
            <p
              className={c('printed')}
            >{`As of ${longDay(today)} ${today.slice(0, 4)}. Code ${product.sku}`}</p>
            {isGone ? (
              <Successor successor={successor} manual={manual} />
            ) : (
              <Deal
                product={product}
                buyable={buyable}
                ourYears={ourYears}
                now={now}
                groups={groups}
                alike={alike}
                covers={covers}
              />
            )}
          </BuyColumn>
          <div className={c('told', isWide && 'wide')}>
            <BigFacts
              facts={bigFacts(product)}
              yearly={yearlyCost === null ? null : roundedCost(yearlyCost)}
            />
            <About
              html={product.descriptionHtml}
              tiles={tiles}
              model={model}
              choices={groups.filter(({ services: choices }) => choices.length > 1).length}
              isWide={isWide}
            />
          </div>
        </div>
        <Places places={places}>
          {buyable ? <ProductBuyBar product={product} price={price} madeAt={now} /> : null}
        </Places>
        <div className={c('checks')}>
          <FitSection
            product={kindAndFacts}
            name={name}
            promise={fitPromise}
            glb={product.model?.glb ?? null}
            list={category?.path ?? null}
            alike={alike.map(({ id }) => id)}
          />
          <AccessSection product={kindAndFacts} name={name} glb={product.model?.glb ?? null} />
        </div>
        {buyable && finance && product.variants.length > 1 ? <CreditLater finance={finance} /> : null}
        {buyable && finance && product.variants.length <= 1 ? (
          <PayMonthly finance={finance} price={price.now} />
        ) : null}
        <Reviews product={product} first={reviews} tally={tally} shop={shop} reach={reach} />
        <div className={c('section', 'cols', 'kept')}>
          <Figures parts={parts} label={label} />
          <div className={c('aside')}>
            {dimensions ? (
              <SizeSectionStanding
                dimensions={dimensions}
                assumed={facts.assumed}
                name={name}
                more={parts.sizes}
              />
            ) : null}
            <Notes product={product} safety={safety} />
          </div>
          {costs ? (
            <CostSection product={kindAndFacts} price={price.now} today={today} policy={policy} />
          ) : null}
        </div>
        <Questions answered={answered} product={about} reach={reach} />
        <CrossSell product={product} alike={alike} boughtWith={boughtWith} />
      </div>
      {label ? <EnergyLabelDialogLater>{label}</EnergyLabelDialogLater> : null}
    </PurchaseProvider>
  );
}
