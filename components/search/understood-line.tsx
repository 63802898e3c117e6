import { ChipLink } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { counted } from '@/lib/i18n/counted';
import { nounOf } from '@/lib/listing/place';
import type { Understood } from '@/lib/search/understood';
import css from './understood-line.module.css';

const c = classes(css);

/** How a search was understood: sentences about it, the kind that was named, its category and its guide. */
export function UnderstoodLine({ understood }: { understood: Understood }) {
  const { sentences, kind, place, guide, ways, smaller } = understood;
  const hasLinks = kind !== null || place !== null || guide !== null || smaller !== null;
  return sentences.length === 0 && !hasLinks ? null : (
    <div className={c('line')} role="group" aria-label="How we read your search">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {ways.length > 0 ? (
        <ul className={c('links')}>
          {ways.map(({ label, count, href }) => (
            <li key={label}>
              <ChipLink href={href}>
                Without “{label}”: {counted(count, 'product')}
              </ChipLink>
            </li>
          ))}
        </ul>
      ) : null}
      {hasLinks ? <Links understood={understood} /> : null}
    </div>
  );
}

function Links({ understood: { kind, place, guide, smaller } }: { understood: Understood }) {
  return (
    <div className={c('links')}>
      {kind ? (
        <ChipLink href={kind.without} aria-label={`Remove: ${kind.label}`}>
          {kind.label}
          <Icon name="close" />
        </ChipLink>
      ) : null}
      {smaller ? <ChipLink href={smaller.href}>{smaller.label}</ChipLink> : null}
      {place ? <a href={place.path}>{`All ${nounOf(place.name)}`}</a> : null}
      {guide ? <a href={guide.path}>{guide.name}</a> : null}
    </div>
  );
}
