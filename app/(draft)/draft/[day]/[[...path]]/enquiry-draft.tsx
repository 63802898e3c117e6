import { ContactView } from '@/app/(shop)/(client)/contact/contact-view';
import { TradeView } from '@/app/(shop)/(client)/trade/trade-view';
import { getPageDraft } from '@/lib/catalogue/places/page-draft-queries';
import { getSettingsDraft } from '@/lib/content/draft-queries';
import { getReach } from '@/lib/content/reach-queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { href } from '@/lib/routing/href';

const read = (path: string) => Promise.all([getPageDraft(path), orNull(getSettingsDraft)]);

/** The contact page with the current drafts of the merchant's text and the editors' settings. */
export async function ContactDraft() {
  const [page, settings] = await read(href('/contact'));
  return <ContactView page={page} settings={settings} reach={await getReach()} />;
}

/** The trade page, likewise. */
export async function TradeDraft() {
  const [page, settings] = await read(href('/trade'));
  return <TradeView page={page} settings={settings} />;
}
