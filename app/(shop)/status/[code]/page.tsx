import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ErrorView } from '@/components/status/error-view';
import { STATUS_MESSAGES } from '@/components/status/messages';
import { NotFoundView } from '@/components/status/not-found-view';
import { getChrome } from '@/lib/content/chrome-queries';
import { REFERENCE } from '@/lib/platform/observe/reference';

export const ensureStatic = 'navigation';

/** Statuses that may be temporary, so that a retry is offered. */
const PASSES: ReadonlySet<number> = new Set([429, 500, 503]);

type Props = { params: Promise<{ code: string }> };

/** Bodies that the front sends with an error status; not reachable from outside. */
export function generateStaticParams() {
  return Object.keys(STATUS_MESSAGES).map((code) => ({ code }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code } = await params;
  return { title: STATUS_MESSAGES[Number(code)]?.message ?? null, robots: { index: false } };
}

export default async function StatusPage({ params }: Props) {
  const code = Number((await params).code);
  const words = STATUS_MESSAGES[code];
  if (!words) notFound();
  if (code === 404) {
    const { categories, settings } = await getChrome();
    return <NotFoundView categories={categories} settings={settings} />;
  }
  return (
    <ErrorView status={code} {...words} reference={code >= 500 ? REFERENCE : undefined}>
      {PASSES.has(code) ? (
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page itself, whichever it is
        <a href="" data-reload="" data-again="">
          Try again
        </a>
      ) : null}
    </ErrorView>
  );
}
