/** Says that a page is not what shoppers see. */
export function DraftBanner({ published }: { published: string }) {
  return (
    <aside className="wrap" aria-label="Draft" data-no-print>
      <p className="t-small">
        <strong>Draft.</strong> Shoppers do not see this page. <a href={published}>See what is published</a>
      </p>
    </aside>
  );
}
