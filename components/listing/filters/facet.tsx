import type { FacetView } from '@/lib/listing/facet-view';
import { FacetChecks } from './facet-checks';
import { FacetEnergy } from './facet-energy';
import { FacetFold } from './facet-fold';
import { FacetTiles } from './facet-tiles';

/** Props of every kind of facet. */
export type FacetProps = {
  facet: FacetView;
  /** What is counted, in the plural. */
  noun: string;
};

/** Facet of an attribute, brand or category with its values. */
export function Facet({ open, ...props }: FacetProps & { open: boolean }) {
  const { facet } = props;
  const Body = { checks: FacetChecks, tiles: FacetTiles, energy: FacetEnergy }[facet.style];
  return (
    <FacetFold name={facet.key} label={facet.label} note={facet.note} open={open}>
      <Body {...props} />
    </FacetFold>
  );
}
