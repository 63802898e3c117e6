import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import type { Reach } from '@/lib/forms/types';
import css from './script-needed.module.css';

const c = classes(css);

/** Alternatives to a form that needs scripts because the store has reCAPTCHA on. */
export function ScriptNeeded({ reach }: { reach: Reach }) {
  const { phone, phoneLink, email } = reach;
  return (
    <noscript>
      <div className={c('note')}>
        <Notice kind="warn">
          This form asks “I’m not a robot”, which needs JavaScript. Without it, please{' '}
          {phone ? (
            <>
              ring <a href={`tel:${phoneLink}`}>{phone}</a> or write to{' '}
              <a href={`mailto:${email}`}>{email}</a>
            </>
          ) : (
            'ring us or write to us'
          )}
          .
        </Notice>
      </div>
    </noscript>
  );
}
