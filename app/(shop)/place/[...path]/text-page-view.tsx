import articleCss from '@/components/content/article.module.css';
import { RichText } from '@/components/content/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import type { TextPage } from '@/lib/catalogue/types';

const c = classes(articleCss);

/** A page of text: delivery, returns, terms. */
export function TextPageView({ page }: { page: TextPage }) {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[...page.breadcrumbs.filter(({ id }) => id !== page.id), { name: page.name }]} />
      <div className={c('head')}>
        <h1 className="t-h1">{page.name}</h1>
      </div>
      <RichText html={page.html} />
    </div>
  );
}
