import { DeliveryPlate } from '@/components/home/delivery-plate';
import { Elevation } from '@/components/home/elevation';
import { GapBand } from '@/components/home/gap-band';
import { GuideNumbers } from '@/components/home/guide-numbers';
import { KitchenSet } from '@/components/home/kitchen-set';
import { RecentlyViewedLater } from '@/components/home/later';
import { Makers } from '@/components/home/makers';
import { PickedGoods } from '@/components/home/picked-goods';
import { TaskEntries } from '@/components/home/task-entries';
import { cardView } from '@/lib/catalogue/card-view';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { getDeliverySteps, getKitchenSet, getPicks } from '@/lib/content/home-queries';
import { gapKinds } from '@/lib/content/home-rules';
import type { HomeSection } from '@/lib/content/home-types';
import { deliverySteps } from '@/lib/delivery/steps';
import { getPolicy, type Moment } from '@/lib/policy/queries';
import '@/components/card/strip.module.css';
import '@/components/recommendations/near.module.css';

type Props = {
  section: HomeSection;
  /** Time and policy of a draft; published pages use cached values instead. */
  draft?: Moment;
};

/** A section of the home page with its data from the catalogue. */
export async function HomeSectionView({ section, draft }: Props) {
  switch (section.kind) {
    case 'elevation':
      return <Elevation {...section} categories={await getCategoryTree()} />;
    case 'tasks':
      return <TaskEntries {...section} />;
    case 'delivery':
      return (
        <DeliveryPlate section={section} days={draft ? mainlandSteps(draft) : await getDeliverySteps()} />
      );
    case 'gap':
      return <GapBand section={section} kinds={gapKinds(await getCategoryTree())} />;
    case 'offers':
      return <PickedGoods {...section} id="home-offers" picked={await pickedOf(section, draft)} />;
    case 'best sellers':
      return <PickedGoods {...section} id="home-best-sellers" picked={await pickedOf(section, draft)} />;
    case 'recent':
      return (
        <div className="wrap">
          {/* A strip with one product would leave its row empty. */}
          <RecentlyViewedLater least={2} />
        </div>
      );
    case 'set': {
      const [pieces, policy] = await Promise.all([
        getKitchenSet(section.slots),
        draft?.policy ?? getPolicy(),
      ]);
      return <KitchenSet section={section} pieces={pieces} policy={policy} />;
    }
    case 'guides':
      return <GuideNumbers {...section} />;
    case 'makers':
      return <Makers {...section} makers={await getBrands()} />;
  }
}

const mainlandSteps = ({ now, policy: { delivery } }: Moment) =>
  deliverySteps(now, delivery.zones.mainland, delivery);

async function pickedOf(
  { kind, picks }: Extract<HomeSection, { kind: 'offers' } | { kind: 'best sellers' }>,
  draft?: Moment,
) {
  const picked = await getPicks(kind, picks);
  return draft
    ? picked.map((each) => ({ ...each, view: cardView(each.card, draft.now, draft.policy) }))
    : picked;
}
