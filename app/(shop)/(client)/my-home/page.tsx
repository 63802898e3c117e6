import type { Metadata } from 'next';
import { HomeView } from '@/components/home-facts/home-view';
import { PlaceWords } from '@/components/home-facts/place-words';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'My home', robots: { index: false } };

/** The home facts of this browser, loaded after the page. */
export default function MyHomePage() {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'My home' }]} />
      <h1 className="t-h1" id="h-my-home" tabIndex={-1}>
        My home
      </h1>
      <HomeView place={<PlaceWords />} />
    </div>
  );
}
