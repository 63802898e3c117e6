import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { ContentImage } from '@/components/ui/content-image';
import { Field } from '@/components/ui/controls/field';
import { TextField } from '@/components/ui/controls/input';
import { Select } from '@/components/ui/controls/select';
import { Plate } from '@/components/ui/surface';
import type { CategoryLink } from '@/lib/catalogue/types';
import type { HomeSection } from '@/lib/content/home-types';
import { href } from '@/lib/routing/href';
import css from './gap-band.module.css';
import { SceneDims } from './scene-dims';

const c = classes(css);
const SIDES = [
  ['width', 'Width'],
  ['height', 'Height'],
  ['depth', 'Depth'],
] as const;

/**
 * A kitchen picture with dimensions, and a form that leads to the list of products no larger than a gap. Works without
 * scripts.
 */
export function GapBand({
  section,
  kinds,
}: {
  section: Extract<HomeSection, { kind: 'gap' }>;
  kinds: CategoryLink[];
}) {
  return (
    <section className={`section ${c('band')}`} aria-labelledby="home-gap">
      {section.picture ? (
        <div className={c('picture')}>
          <ContentImage picture={section.picture} sizes="100vw" />
          <SceneDims dimensions={section.dimensions} />
        </div>
      ) : null}
      <div className={`${c('over')} wrap`}>
        <Plate className={c('plate')}>
          <form className={c('ask')} action={href('/fits')} method="get" id="gap">
            <h2 className="t-h2" id="home-gap">
              {section.heading}
            </h2>
            <p className="t-small">{section.text}</p>
            <Field id="gap-kind" label="For">
              <Select id="gap-kind" name="kind" defaultValue={kinds[0]?.path.slice(1)}>
                {kinds.map((kind) => (
                  <option key={kind.id} value={kind.path.slice(1)}>
                    {kind.name}
                  </option>
                ))}
              </Select>
            </Field>
            <div className={c('sides')}>
              {SIDES.map(([name, label]) => (
                <TextField
                  key={name}
                  id={`gap-${name}`}
                  name={name}
                  label={label}
                  numeric
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  className={c('side')}
                  affix={{ text: 'mm', at: 'end' }}
                />
              ))}
            </div>
            <Button type="submit" wide>
              {section.action || 'Show what fits'}
            </Button>
          </form>
        </Plate>
      </div>
    </section>
  );
}
