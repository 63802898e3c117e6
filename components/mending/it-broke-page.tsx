import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { KindTiles } from '@/components/choosing/kind-tiles';
import { Three } from '@/components/choosing/three';
import { Fold } from '@/components/ui/fold';
import { productDelivery } from '@/lib/catalogue/delivery';
import { chooseHref } from '@/lib/choosing/ask';
import type { Choice } from '@/lib/choosing/about';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { type Broken, machineHref, replacementAsk } from '@/lib/mending/ask';
import { MACHINES } from '@/lib/mending/data/machines';
import { sizeWords } from '@/lib/mending/size-words';
import type { OldSize } from '@/lib/mending/old-size';
import { switchFor } from '@/lib/mending/switch';
import type { Picture, ProductCard } from '@/lib/catalogue/types';
import { capitalised } from '@/lib/i18n/capitalised';
import type { Verdict } from '@/lib/mending/types';
import type { Policy } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import type { Service } from '@/lib/services/types';
import { BrokenForm } from './broken-form';
import css from './mending.module.css';
import { SwitchForm } from './switch-form';
import { VerdictPlate } from './verdict-plate';

const c = classes(css);

/** Asks which machine broke, each with the picture of its category. */
export function WhatBroke({ pictureOf }: { pictureOf: (list: string) => Picture | null }) {
  return (
    <div className={`wrap ${c('page')}`}>
      <Breadcrumbs steps={[{ name: 'It broke' }]} />
      <div>
        <h1 className="t-h1">What broke?</h1>
        <p className="t-lead">
          We will tell you whether to repair it, what fits the same space, and on which day a new one can
          come.
        </p>
      </div>
      <KindTiles
        tiles={MACHINES.map((machine) => ({
          href: machineHref(machine),
          name: capitalised(machine.noun),
          picture: pictureOf(machine.list),
        }))}
      />
    </div>
  );
}

type Props = {
  broken: Broken;
  size: OldSize | null;
  choice: Choice;
  verdict: Verdict | null;
  spares: readonly ProductCard[];
  services: readonly Service[];
  now: Date;
  policy: Policy;
};

/** The questions about one machine and, once the symptom is given, the advice and the possible replacements. */
export function ItBrokePage({ broken, size, choice, verdict, spares, services, now, policy }: Props) {
  const { machine, symptom } = broken;
  const form = <BrokenForm broken={broken} kinds={choice.kinds} kind={choice.kind} />;
  return (
    <div className={`wrap ${c('page')}`}>
      <Breadcrumbs
        steps={[{ name: 'It broke', path: href('/it-broke') }, { name: capitalised(machine.noun) }]}
      />
      <h1 className="t-h1">My {machine.noun} broke</h1>
      {symptom && verdict ? (
        <>
          <VerdictPlate broken={broken} symptom={symptom} verdict={verdict} spares={spares} />
          <Replacements
            broken={broken}
            size={size}
            choice={choice}
            services={services}
            now={now}
            policy={policy}
          />
          <Fold title="Change your answers">{form}</Fold>
        </>
      ) : (
        form
      )}
    </div>
  );
}

function Replacements({
  broken,
  size,
  choice,
  services,
  now,
  policy,
}: Pick<Props, 'broken' | 'size' | 'choice' | 'services' | 'now' | 'policy'>) {
  const { machine, postcode } = broken;
  const place = postcode ? parsePostcode(postcode) : null;
  const zone = place ? zoneOf(place, policy.delivery) : policy.delivery.zones.mainland;
  const daysOf = (card: ProductCard) => {
    const delivery = productDelivery(card, now, policy.delivery, zone);
    return delivery.kind === 'days' ? delivery.days : [];
  };
  return (
    <section className={c('instead')} aria-labelledby="instead">
      <h2 className="t-h2" id="instead">
        What can take its place
      </h2>
      <p>
        {sizeWords(size, machine, broken.label)}{' '}
        {postcode ? `Days and prices are for ${postcode}.` : 'Days and prices are for the mainland.'}
      </p>
      {choice.picks.length > 0 ? (
        <Three
          picks={choice.picks}
          heading="h3"
          from="broke"
          buy={({ candidate }) => (
            <SwitchForm
              candidate={candidate}
              days={daysOf(candidate.card)}
              work={switchFor(candidate.card, services, policy.cover)}
              postcode={postcode}
            />
          )}
        />
      ) : (
        <p>
          Nothing that fits can come within a week. <a href={machine.list}>Look at all of them</a>
        </p>
      )}
      <p>
        <a href={chooseHref(replacementAsk(broken, size))}>Tell us more about what matters to you</a>
      </p>
    </section>
  );
}
