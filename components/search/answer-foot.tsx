import { ChipLink, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { href } from '@/lib/routing/href';
import css from './answer-foot.module.css';
import type { Help } from './nothing-found';

const c = classes(css);

/** Contact details and departments below help pages, for shoppers whom none of them helps. */
export function AnswerFoot({ help: { phone, departments } }: { help: Help }) {
  return (
    <div className={c('foot')}>
      <section>
        <h2 className="t-h3">Not what you asked?</h2>
        <p>
          {phone ? (
            <>
              Ring <a href={`tel:${phone.dial}`}>{phone.label}</a>, {phone.hours}, or{' '}
              <a href={href('/contact')}>write to us</a>.
            </>
          ) : (
            <a href={href('/contact')}>Write to us</a>
          )}
        </p>
      </section>
      {departments.length > 0 ? (
        <section>
          <h2 className="t-h3">Looking for an appliance?</h2>
          <Chips>
            {departments.map(({ id, name, path }) => (
              <ChipLink key={id} href={path}>
                {name}
              </ChipLink>
            ))}
          </Chips>
        </section>
      ) : null}
    </div>
  );
}
