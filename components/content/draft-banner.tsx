import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/input';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { type Day, longDay } from '@/lib/dates/rules';
import css from './draft-banner.module.css';

const c = classes(css);

type Props = {
  /** URL of the published page. */
  published: string;
  /** The day that the draft is previewed for; null for now. */
  day: Day | null;
};

/** Says that a page is a draft, and asks for the day to preview it for. */
export function DraftBanner({ published, day }: Props) {
  const [path = '', query = ''] = published.split('?');
  // The router keeps the previous page in the document, hidden, with a banner of its own.
  const id = `draft-day${path.replaceAll('/', '-')}`;
  return (
    <aside className="wrap" aria-label="Draft" data-no-print>
      <Notice kind="warn">
        <p>
          <strong>Draft.</strong> Shoppers do not see this version of the page.{' '}
          {day ? `It shows what is scheduled for ${longDay(day)} ${day.slice(0, 4)}. ` : null}
          <a href={published} data-reload data-published>
            See what is published
          </a>
        </p>
        <form className={c('day')} action={path}>
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="preview" value="true" />
          <label htmlFor={id}>As of</label>
          <Input id={id} type="date" name="at" defaultValue={day ?? ''} key={day} />
          <Button type="submit" kind="second" size="small">
            Show
          </Button>
        </form>
      </Notice>
    </aside>
  );
}
