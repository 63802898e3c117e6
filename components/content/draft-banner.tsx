import { Notice } from '@/components/ui/feedback/notice';

/** Says that a page is not what shoppers see. */
export function DraftBanner({ published }: { published: string }) {
  return (
    <aside className="wrap" aria-label="Draft" data-no-print>
      <Notice kind="warn">
        <strong>Draft.</strong> Shoppers do not see this page as it is here.{' '}
        <a href={published} data-reload data-published>
          See what is published
        </a>
      </Notice>
    </aside>
  );
}
