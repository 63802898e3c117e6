import { DeliveryPlate } from '@/components/home/delivery-plate';
import { Elevation } from '@/components/home/elevation';
import { GapBand } from '@/components/home/gap-band';
import { GuideNumbers } from '@/components/home/guide-numbers';
import { KitchenSet } from '@/components/home/kitchen-set';
import { Makers } from '@/components/home/makers';
import { Offers } from '@/components/home/offers';
import { TaskEntries } from '@/components/home/task-entries';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { getDeliverySteps, getKitchenSet, getOffers } from '@/lib/content/home-queries';
import { gapKinds } from '@/lib/content/home-rules';
import type { HomeSection } from '@/lib/content/home-types';
import { getPolicy } from '@/lib/policy/queries';

/** One section of the home page with what the catalogue knows about it. */
export async function HomeSectionView({ section }: { section: HomeSection }) {
  switch (section.kind) {
    case 'elevation':
      return <Elevation {...section} categories={await getCategoryTree()} />;
    case 'tasks':
      return <TaskEntries {...section} />;
    case 'delivery':
      return <DeliveryPlate section={section} days={await getDeliverySteps()} />;
    case 'gap':
      return <GapBand section={section} kinds={gapKinds(await getCategoryTree())} />;
    case 'offers':
      return <Offers {...section} offers={await getOffers(section.picks)} />;
    case 'set': {
      const [pieces, { delivery }] = await Promise.all([getKitchenSet(section.slots), getPolicy()]);
      return <KitchenSet section={section} pieces={pieces} terms={delivery} />;
    }
    case 'guides':
      return <GuideNumbers {...section} />;
    case 'makers':
      return <Makers {...section} makers={await getBrands()} />;
  }
}
