import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { HomeSection } from '@/lib/content/home-types';
import type { DeliverySteps } from '@/lib/delivery/steps';
import css from './delivery-plate.module.css';
import { DeliveryTimelineLater, PostcodeFormLater } from './later';

const c = classes(css);

/** Delivery dates before there is a basket: a postcode field, a timeline from order to door, and a few figures. */
export function DeliveryPlate({
  section,
  days,
}: {
  section: Extract<HomeSection, { kind: 'delivery' }>;
  days: DeliverySteps;
}) {
  return (
    <section className="section wrap" aria-labelledby="home-delivery">
      <Plate className={c('promise')}>
        <div className={c('ask')}>
          <h2 className="t-h2" id="home-delivery">
            {section.heading}
          </h2>
          <PostcodeFormLater id="home-postcode" label={section.postcodeLabel} help={section.postcodeHint} />
        </div>
        <DeliveryTimelineLater steps={section.steps} days={days} />
        <dl className={c('figures')}>
          {section.figures.map((fact) => (
            <div key={fact.figure}>
              <dt>{fact.text}</dt>
              <dd>{fact.figure}</dd>
            </div>
          ))}
        </dl>
      </Plate>
    </section>
  );
}
