import { CardRail } from '@/components/card/card-rail';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { ContentImage } from '@/components/ui/content-image';
import type { ContentPage, Rail } from '@/lib/content/page-types';
import type { Policy } from '@/lib/policy/types';
import { FaqList } from './faq-list';
import { Offers } from './offers';
import css from './page-view.module.css';
import { RichText } from './rich-text';

const c = classes(css);

type Props = {
  page: ContentPage;
  rails: readonly Rail[];
  now: Date;
  policy: Policy;
};

/** An editorial page: its picture, text, rows of products and questions. */
export function PageView({ page, rails, now, policy }: Props) {
  const { title, description, picture, document, questions } = page;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs steps={[{ name: title }]} />
        <div className={c(picture && 'pictured')}>
          <div className={c('head')}>
            <h1 className="t-h1">{title}</h1>
            {page.kind === 'landing' ? <p className="t-lead t-second">{description}</p> : null}
          </div>
          {picture ? (
            <ContentImage picture={picture} sizes="(min-width: 1024px) 560px, 100vw" alt="" first />
          ) : null}
        </div>
        <RichText document={document} />
      </div>
      <Offers rails={rails.filter(({ offers }) => offers !== null)} />
      {rails
        .filter(({ offers }) => offers === null)
        .map(({ heading, path, cards }) => (
          <CardRail key={path} heading={heading} path={path} cards={cards} now={now} policy={policy} />
        ))}
      {questions.length > 0 ? (
        <div className={c('wrap', 'questions')}>
          <FaqList questions={questions} />
        </div>
      ) : null}
    </>
  );
}
