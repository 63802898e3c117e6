import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/input';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { type Day, longDay } from '@/lib/dates/rules';
import css from './draft-banner.module.css';

const c = classes(css);

type Props = {
  /** Where shoppers see what is published. */
  published: string;
  /** The day on which it is looked at; null for now. */
  day: Day | null;
};

/** Says that a page is not what shoppers see, and asks as on which day it is to be seen. */
export function DraftBanner({ published, day }: Props) {
  const [path = '', query = ''] = published.split('?');
  // The router keeps the page before, hidden, with a bar of its own.
  const id = `draft-day${path.replaceAll('/', '-')}`;
  return (
    <aside className="wrap" aria-label="Draft" data-no-print>
      <Notice kind="warn">
        <p>
          <strong>Draft.</strong> Shoppers do not see this page as it is here.{' '}
          {day ? `What is scheduled counts as on ${longDay(day)} ${day.slice(0, 4)}. ` : null}
          <a href={published} data-reload data-published>
            See what is published
          </a>
        </p>
        <form className={c('day')} action={path}>
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="preview" value="true" />
          <label htmlFor={id}>As on</label>
          <Input id={id} type="date" name="at" defaultValue={day ?? ''} key={day} />
          <Button type="submit" kind="second" size="small">
            Show
          </Button>
        </form>
      </Notice>
    </aside>
  );
}
