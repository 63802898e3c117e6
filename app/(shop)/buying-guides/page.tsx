import type { Metadata } from 'next';
import { EntryList } from '@/components/content/entry-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getCategoryTree } from '@/lib/catalogue/place-queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Buying guides',
    description: 'What to know before choosing, kind by kind.',
    path: '/buying-guides',
  });
}

/** Where each kind of appliance says what to know before choosing. */
export default async function BuyingGuidesPage() {
  const departments = await getCategoryTree();
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Buying guides' }]} />
      <h1 className="t-h1">Buying guides</h1>
      <EntryList
        entries={departments.map(({ name, path, children }) => ({
          name,
          path,
          text: (
            <ul>
              {children.map((kind) => (
                <li key={kind.id}>
                  <a href={`${kind.path}#about-this-list`}>{kind.name}: what to know before choosing</a>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </div>
  );
}
