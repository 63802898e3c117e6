import type { ReactNode } from 'react';
import { ContentsList } from '@/components/content/contents-list';
import { FaqList } from '@/components/content/faq-list';
import { PlainDay } from '@/components/content/plain-day';
import { RichText } from '@/components/content/rich-text';
import articleCss from '@/components/content/article.module.css';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { ContentImage } from '@/components/ui/content-image';
import type { Guide } from '@/lib/content/page-types';
import { headingsOf, richNodes } from '@/lib/content/rich/rules';
import { href } from '@/lib/routing/href';
import { Chooser } from './chooser';
import css from './guide-view.module.css';
import { MeasureDrawing, measureLetter } from './measure-drawing';

const c = classes({ ...articleCss, ...css });

type Props = {
  guide: Guide;
  /** The products that we would buy, at current prices; null if none is sold now. */
  picks: ReactNode;
  /** Posts and guides on the same subjects. */
  related: ReactNode;
};

/** A buying guide: the answer first, a chooser that leads to a list, then the reasons (experience §2.13). */
export function GuideView({ guide, picks, related }: Props) {
  const sections = sectionsOf(guide, picks !== null);
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Buying guides', path: href('/buying-guides') }, { name: guide.title }]} />
      <article className={c('article')}>
        <header className={c('head')}>
          <h1 className="t-h1">{guide.title}</h1>
          <RichText markdown={guide.answer} className={c('t-lead', 'answer')} />
          <p className="t-small t-quiet">
            {guide.updatedOn ? (
              <>
                Updated <PlainDay day={guide.updatedOn} />.{' '}
              </>
            ) : null}
            <a href={guide.category}>Go straight to the list</a>
          </p>
        </header>
        <div className={c('main')}>
          {guide.chooser.length > 0 ? (
            <section aria-labelledby="chooser">
              <h2 className="t-h2" id="chooser">
                Choose in a minute
              </h2>
              <Chooser category={guide.category} questions={guide.chooser} />
            </section>
          ) : null}
          {guide.measures.length > 0 ? <Measures guide={guide} /> : null}
          <RichText markdown={guide.body} className={c('prose', 'facts')} linked />
          {guide.words.length > 0 ? <Words guide={guide} /> : null}
          {picks ? (
            <section aria-labelledby="picks">
              <h2 className="t-h2" id="picks">
                What we would buy
              </h2>
              {guide.checkedOn ? (
                <p className={c('checked', 't-second')}>
                  Chosen by us; no maker paid for a place. Checked <PlainDay day={guide.checkedOn} />; prices
                  are today’s.
                </p>
              ) : null}
              {picks}
            </section>
          ) : null}
          {guide.questions.length > 0 ? (
            <section aria-labelledby="questions">
              <h2 className="t-h2" id="questions">
                Questions we are asked
              </h2>
              <FaqList questions={guide.questions} />
            </section>
          ) : null}
          <p>
            <ButtonLink href={guide.category}>See the whole list</ButtonLink>
          </p>
        </div>
        <aside className={c('beside')} aria-label="About this guide">
          {guide.picture ? (
            <ContentImage picture={guide.picture} sizes="280px" alt="" first className={c('picture')} />
          ) : null}
          {related}
          <ContentsList entries={sections} />
        </aside>
      </article>
    </div>
  );
}

function sectionsOf(guide: Guide, hasPicks: boolean): { id: string; title: string }[] {
  return [
    ...(guide.chooser.length > 0 ? [{ id: 'chooser', title: 'Choose in a minute' }] : []),
    ...(guide.measures.length > 0 ? [{ id: 'measure', title: 'What to measure' }] : []),
    ...headingsOf(richNodes({ markdown: guide.body })),
    ...(guide.words.length > 0 ? [{ id: 'words', title: 'Words of the trade' }] : []),
    ...(hasPicks ? [{ id: 'picks', title: 'What we would buy' }] : []),
    ...(guide.questions.length > 0 ? [{ id: 'questions', title: 'Questions we are asked' }] : []),
  ];
}

function Measures({ guide }: { guide: Guide }) {
  return (
    <section aria-labelledby="measure">
      <h2 className="t-h2" id="measure">
        What to measure
      </h2>
      <div className={c('measure')}>
        {guide.drawing ? <MeasureDrawing kind={guide.drawing} className={c('drawn')} /> : null}
        <dl>
          {guide.measures.map(({ label, text }, at) => (
            <div key={label}>
              <dt>
                {guide.drawing ? (
                  <span className="num" aria-hidden="true">
                    {measureLetter(at)}
                  </span>
                ) : null}
                {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Words({ guide }: { guide: Guide }) {
  return (
    <section aria-labelledby="words">
      <h2 className="t-h2" id="words">
        Words of the trade
      </h2>
      <dl className={c('words')}>
        {guide.words.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText markdown={meaning} className="" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
