import { AccessSection } from '@/components/access/access-section';
import { AddForm } from '@/components/basket/adding/add-form';
import { CompareTick } from '@/components/compare/compare-tick';
import { Nearest } from '@/components/compare/nearest';
import { RichText } from '@/components/content/rich-text';
import { askedAbout } from '@/components/enquiries/about';
import { StockAlert } from '@/components/enquiries/stock-alert';
import { FitSection } from '@/components/fit/fit-section';
import { BoughtWithLater, RecentlyViewedLater } from '@/components/recommendations/later';
import { Strip } from '@/components/recommendations/strip';
import { CostSection } from '@/components/true-cost/cost-section';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { PURCHASE_FORM } from '@/lib/basket/plain-fields';
import { specification } from '@/lib/catalogue/attributes';
import { cardView } from '@/lib/catalogue/card-view';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { bigFacts } from '@/lib/catalogue/key-facts';
import { nameParts } from '@/lib/catalogue/names';
import type { Answered } from '@/lib/catalogue/questions/types';
import { roundedCost } from '@/lib/catalogue/running-cost-words';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Product, ProductCard as Card, RatingBar, ReviewPage } from '@/lib/catalogue/types';
import { ofItsKind } from '@/lib/compare/nearest';
import { chosenOf } from '@/lib/compare/tray';
import { londonDate, longDay } from '@/lib/dates/rules';
import type { Finance } from '@/lib/finance/types';
import { formatPrice } from '@/lib/money/rules';
import type { Policy } from '@/lib/policy/types';
import { sizesNote } from '@/lib/price-history/sizes';
import type { PriceStory } from '@/lib/price-history/types';
import { sheetHref } from '@/lib/product-documents/information-sheet';
import { COVER_WORDS, isCover } from '@/lib/services/cover';
import { extraOf, servicesFor } from '@/lib/services/rules';
import type { Service } from '@/lib/services/types';
import { BuyColumn } from './buy/buy-column';
import { Guarantee } from './buy/guarantee';
import { BigFacts } from './facts/big-facts';
import { EnergyLabel } from './facts/energy-label';
import sheet from './facts/printed-sheet.module.css';
import {
  AskQuestionLater,
  BuyBarLater,
  BuyButtonsLater,
  CreditLater,
  DeliveryBoxLater,
  EnergyLabelDialogLater,
  ExtrasLater,
  GalleryLater,
  PriceSectionLater,
  PriceSoFarLater,
  SizeSectionLater,
  SpecificationLater,
} from './later';
import css from './product-page.module.css';
// What comes later is drawn with the page, and needs its styles there.
import './buy/buy-bar.module.css';
import './buy/buy-buttons.module.css';
import './buy/delivery-box.module.css';
import '@/components/finance/pay-monthly.module.css';
import './facts/dimension-drawing.module.css';
import './buy/extras.module.css';
import './pictures/gallery.module.css';
import './buy/option-picker.module.css';
import './facts/price-section.module.css';
import './buy/price-so-far.module.css';
import '@/components/recommendations/strip.module.css';
import '@/components/ui/figures/spec-table.module.css';
import { productViews } from './pictures/product-views';
import { PurchaseProvider } from './buy/purchase-context';
import { Questions } from './opinions/questions';
import { Reviews } from './opinions/reviews';
import { Spares } from './facts/spares';
import { Successor } from './facts/successor';

const c = classes({ ...css, ...sheet });

type Props = {
  product: Product;
  related: Card[];
  /** The product in all its colours; empty where there is one. */
  family: readonly Card[];
  /** Of what is no longer made, null where there is none: the booklet, and what took its place. */
  manual: string | null;
  successor: { sku: string; name: string } | null;
  /** Null while they cannot be reached. */
  services: Service[] | null;
  /** Null while they cannot be reached. */
  reviews: ReviewPage | null;
  ratings: RatingBar[];
  answered: readonly Answered[];
  /** What the shop calls itself; empty while that is not known. */
  shop: string;
  /** The shop's own, for when its answer was wrong; empty where it gives none. */
  fitPromise: string;
  /** Null where no credit is told of. */
  finance: Finance | null;
  /** Null where there is none to tell. */
  priceStory: PriceStory | null;
  /** When the page was made, and by which terms. */
  now: Date;
  policy: Policy;
};

/** A product with everything that is known of it, in the order of experience §2.4. */
export function ProductPage(props: Props) {
  const {
    product,
    related,
    family,
    manual,
    successor,
    services,
    reviews,
    ratings,
    answered,
    shop,
    fitPromise,
    finance,
    priceStory,
    now,
    policy,
  } = props;
  const { attributes, kind, type, facts, price, energy, name, stock } = product;
  const kindAndFacts = { kind, type, facts };
  const [category] = product.categories;
  const today = londonDate(now);
  const sizes = sizesNote(product);
  const { yearlyCost } = cardView(product, now, policy);
  const { brand, model } = nameParts(product);
  const alike = ofItsKind(product, related);
  const isGone = stock.state === 'discontinued';
  const by = deliveryClassOf(product);
  const buyable = price !== null && isBuyable(stock) && !isCover(product);
  const guaranteeYears = facts.guaranteeYears ?? 0;
  const groups = buyable
    ? servicesFor({ type, attributes, price: price.now, guaranteeYears }, services ?? [], policy.cover)
    : [];
  const sold = {
    id: product.id,
    sku: product.sku,
    name,
    path: product.path,
    price: price?.now ?? 0,
    stock,
    quantity: product.quantity.min,
    extras: groups.map(({ kind }) => kind),
  };
  const label = energy ? (
    <EnergyLabel energy={energy} attributes={attributes} maker={brand ?? ''} model={model ?? name} />
  ) : null;
  return (
    <PurchaseProvider product={sold} variants={product.variants}>
      {buyable ? (
        <AddForm
          id={PURCHASE_FORM}
          sku={product.sku}
          items={[{ product_id: product.id, quantity: product.quantity.min }]}
        />
      ) : null}
      <div className={c('wrap', 'sheet')}>
        <Breadcrumbs steps={category?.breadcrumbs ?? []} />
        <div className={c('top', 'kept', 'identity')}>
          <GalleryLater views={productViews(product)} name={name} />
          <BuyColumn
            product={product}
            family={family}
            priceStory={sizes === null ? priceStory : null}
            terms={policy.delivery}
          >
            <p
              className={c('printed')}
            >{`As of ${longDay(today)} ${today.slice(0, 4)}. Code ${product.sku}`}</p>
            {isGone ? (
              <Successor successor={successor} manual={manual} />
            ) : (
              <div className={c('deal')}>
                <DeliveryBoxLater product={{ price, stock, kind, facts }} madeAt={now.toISOString()} />
                {isCover(product) ? <p>{COVER_WORDS}</p> : buyable ? null : <StockAlert product={product} />}
                <BuyButtonsLater buyable={buyable} options={product.options} variants={product.variants} />
                {by === 'none' ? null : <CompareTick product={chosenOf(product)} />}
                {by === 'none' ? null : (
                  <Guarantee
                    makerYears={guaranteeYears}
                    maker={brand ?? 'The maker'}
                    covers={services && buyable ? groups.find(({ kind }) => kind === 'cover') : null}
                  />
                )}
              </div>
            )}
          </BuyColumn>
          <BigFacts facts={bigFacts(product)} yearly={yearlyCost === null ? null : roundedCost(yearlyCost)} />
        </div>
        <div className={c('checks')}>
          <FitSection
            product={kindAndFacts}
            name={name}
            promise={fitPromise}
            list={category?.path ?? null}
            alike={alike.map(({ id }) => id)}
          />
          <AccessSection product={kindAndFacts} name={name} />
        </div>
        {groups.length > 0 ? (
          <div className={c('section', 'wide')} id="extras">
            <section aria-labelledby="h-extras">
              <h2 className={c('t-h2', 'gap')} id="h-extras">
                Do you need anything done?
              </h2>
              <ExtrasLater
                groups={groups.map(({ kind, services: choices }) => ({ kind, extras: choices.map(extraOf) }))}
              />
            </section>
            <PriceSoFarLater buyable={buyable} by={by} />
          </div>
        ) : null}
        {buyable && finance ? <CreditLater finance={finance} /> : null}
        <section className="section" aria-label="Description">
          <RichText html={product.descriptionHtml} />
        </section>
        <div className={c('section', 'cols', 'kept')}>
          <section aria-labelledby="h-spec">
            <h2 className="t-h2" id="h-spec">
              Every figure
            </h2>
            <div className={c('later', 'figures', 'inColumns')}>
              <SpecificationLater
                groups={specification(attributes).map(({ title, rows }) => ({
                  title,
                  rows: rows.map(({ label, value, tip }) => ({
                    name: label,
                    value,
                    ...(tip && { note: tip }),
                  })),
                }))}
              />
            </div>
          </section>
          <div className={c('beside')} data-no-print>
            {price && !isGone ? (
              <>
                <CostSection product={kindAndFacts} price={price.now} today={today} policy={policy} />
                <PriceSectionLater story={priceStory} sizes={sizes} product={askedAbout(product)} />
              </>
            ) : null}
            {label ? (
              <section id="energy-label" aria-labelledby="h-label">
                <h2 className={c('t-h2', 'gap')} id="h-label">
                  Energy label
                </h2>
                {label}
                <p>
                  <a href={sheetHref(product.sku)} data-reload>
                    Product information sheet (PDF)
                  </a>
                </p>
              </section>
            ) : null}
            <Spares kind={product.kind} years={facts.sparesYears} maker={brand ?? 'The maker'} />
          </div>
        </div>
        <SizeSectionLater facts={facts} name={name} />
        <Reviews product={product} first={reviews} bars={ratings} shop={shop} />
        <Questions answered={answered} />
        <AskQuestionLater product={askedAbout(product)} />
        <Nearest product={product} others={alike} />
        {alike.length > 0 ? (
          <div className="section">
            <Strip id="alike" title="Others like it" why="Of its kind and near its price." cards={alike} />
          </div>
        ) : null}
        <BoughtWithLater ids={[product.id]} title="Often bought with it" />
        <RecentlyViewedLater seen={product.id} />
      </div>
      {label ? <EnergyLabelDialogLater>{label}</EnergyLabelDialogLater> : null}
      {buyable ? (
        <BuyBarLater
          price={
            <>
              <PriceText text={formatPrice(price.now)} pence={price.now} />
              {energy ? (
                <EnergyArrow energyClass={energy.class} scale={energy.scale} product={name} words="none" />
              ) : null}
            </>
          }
        />
      ) : null}
    </PurchaseProvider>
  );
}
