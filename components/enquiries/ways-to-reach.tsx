import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import type { SiteSettings } from '@/lib/content/types';
import { OpenNow } from './open-now';
import css from './ways-to-reach.module.css';

const c = classes(css);

/** Telephone with its hours, e-mail and post (experience CON-1). */
export function WaysToReach({ settings }: { settings: SiteSettings }) {
  const { phone, phoneLink, hours, phoneNote, email, legalName, addressLines, postcode } = settings;
  return (
    <Panel className={c('ways')}>
      <p className={c('phone', 'num')}>
        <a href={`tel:${phoneLink}`}>{phone}</a>
      </p>
      <p>
        {hours}. <OpenNow hours={settings.openingHours} />
      </p>
      <p className="t-small t-second">{phoneNote}</p>
      <dl>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Post</dt>
        <dd>
          {legalName}, {[...addressLines, postcode].join(', ')}
        </dd>
      </dl>
    </Panel>
  );
}
