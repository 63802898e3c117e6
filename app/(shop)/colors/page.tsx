import type { Metadata } from 'next';
import { ColourRow } from '@/components/colours/colour-row';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { getColours } from '@/lib/listing/colour-queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';
import css from './colours.module.css';

export const ensureStatic = 'navigation';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: 'Colours',
    description: 'Colours and finishes by code, with what comes in each.',
    path: href('/colors'),
  });
}

/** The specification's colour codes, with the products sold in each. */
export default async function ColoursPage() {
  const colours = await getColours();
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Colours' }]} />
      <h1 className="t-h1">Colours</h1>
      <DimensionLine kind="title">
        <b>{colours.length}</b> codes
      </DimensionLine>
      <p className={`${css['lead']} t-lead t-second prose`}>
        Makers name the same finish in many ways. We sort them under one code each, so that a hob and the oven
        below it can be chosen to match.
      </p>
      <ul>
        {colours.map((colour) => (
          <ColourRow key={colour.code} colour={colour} />
        ))}
      </ul>
    </div>
  );
}
