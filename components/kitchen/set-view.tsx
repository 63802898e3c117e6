import { ModelView } from '@/components/model/model-view';
import { useModels } from '@/lib/catalogue/models/models-client';
import type { Elevation, Placed } from '@/lib/kitchen/elevation';
import { seenFindings } from '@/lib/kitchen/run';
import type { Finding } from '@/lib/kitchen/types';
import { setPlan } from './set-plan';

type Props = {
  /** Ids of the products in the set. */
  ids: readonly number[];
  elevation: Elevation;
  findings: readonly Finding[];
};

/** Models of the set at true size, side by side, with the worst of the visible findings as a caption. */
export function SetView({ ids, elevation, findings }: Props) {
  const { data: models, isError } = useModels(ids);
  if (isError) return <p role="status">We can’t load the models right now. The drawing shows the same.</p>;
  if (!models) return <p role="status">Loading the models.</p>;
  const modelled = elevation.placed.filter(({ piece }) => piece && models[piece.sku]);
  if (modelled.length === 0) return <p role="status">None of these can be shown in 3D.</p>;
  const amiss = seenFindings(findings).map(({ words }) => words);
  const glbs = modelled.flatMap(({ piece }) => (piece ? (models[piece.sku] ?? []) : []));
  return (
    <ModelView
      key={JSON.stringify(elevation)}
      glbs={glbs}
      name="set"
      planOf={(_, shapes) => setPlan(elevation, modelled, shapes, findings)}
      poster={null}
      {...(amiss.length > 0 && { said: amiss.join(' ') })}
      doorName={({ model, name }) => doorOf(name, modelled, model)}
    />
  );
}

/** Returns the name of a door with its appliance: `dishwasher door`, `oven 2 upper door`. */
function doorOf(name: string, modelled: readonly Placed[], at: number): string {
  const kind = modelled[at]?.kind ?? '';
  const isNamed = kind.split(' ').some((word) => name.includes(word));
  const alike = modelled.filter((each) => each.kind === kind);
  const which = alike.length > 1 ? ` ${alike.findIndex((each) => each === modelled[at]) + 1}` : '';
  return isNamed ? `${name}${which}` : `${kind}${which} ${name}`;
}
