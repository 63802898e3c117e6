import { RichText } from '@/components/content/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { TextPage } from '@/lib/catalogue/types';

/** A page of text: delivery, returns, terms. */
export function TextPageView({ page }: { page: TextPage }) {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[...page.breadcrumbs.filter(({ id }) => id !== page.id), { name: page.name }]} />
      <h1 className="t-h1">{page.name}</h1>
      <RichText html={page.html} />
    </div>
  );
}
