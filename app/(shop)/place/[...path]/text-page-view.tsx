import articleCss from '@/components/content/article.module.css';
import { ContentsList } from '@/components/content/contents-list';
import { RelatedLinks } from '@/components/content/related-links';
import { RichText } from '@/components/content/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import type { TextPage } from '@/lib/catalogue/types';
import { getNavigation } from '@/lib/content/queries';
import { headingsOf, richNodes } from '@/lib/content/rich/rules';
import { orFallback } from '@/lib/platform/result';

const c = classes(articleCss);

/**
 * A text page, such as delivery, returns or terms, with its table of contents and the pages of its group in the footer.
 */
export async function TextPageView({ page }: { page: TextPage }) {
  const navigation = await orFallback(getNavigation(), null);
  const group = navigation?.footer.find(({ links }) => links.some(({ path }) => path === page.path));
  return (
    <div className="wrap">
      <Breadcrumbs steps={[...page.breadcrumbs.filter(({ id }) => id !== page.id), { name: page.name }]} />
      <article className={c('article')}>
        <div className={c('head')}>
          <h1 className="t-h1">{page.name}</h1>
        </div>
        <RichText html={page.html} linked />
        <aside className={c('beside')} aria-label="About this page">
          {group ? (
            <RelatedLinks title={group.title} links={group.links.filter(({ path }) => path !== page.path)} />
          ) : null}
          <ContentsList entries={headingsOf(richNodes({ html: page.html }))} />
        </aside>
      </article>
    </div>
  );
}
