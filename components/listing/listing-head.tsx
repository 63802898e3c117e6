import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import type { TitleFact } from '@/lib/listing/title-fact';
import css from './listing-head.module.css';

const c = classes(css);

/** Breadcrumbs, heading, and a figure on the dimension line below it. */
export function ListingHead({
  steps,
  title,
  fact,
}: {
  steps: { name: string; path?: string }[];
  title: string;
  fact: TitleFact;
}) {
  return (
    <>
      <Breadcrumbs steps={steps} />
      <div className={c('head')}>
        <h1 className="t-h1">{title}</h1>
        <DimensionLine kind="title">
          <b>{fact.figure}</b> {fact.words}
        </DimensionLine>
      </div>
    </>
  );
}
