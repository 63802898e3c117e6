import type { Metadata } from 'next';
import { ConfirmForm } from '@/components/forms/confirm-form';
import { PageHead } from '@/components/orders/tracking/page-head';
import css from '@/components/orders/tracking/track.module.css';
import { Notice } from '@/components/ui/feedback/notice';
import { readStop } from '@/lib/alerts/stop-link';
import { counted } from '@/lib/i18n/counted';
import { alertsOf } from '@/lib/platform/durable/alert-book';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Price and stock alerts', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * Page linked from alert e-mails to stop all alerts. It needs a press, because mail clients open links by themselves.
 */
export default async function StopAlertsPage({ searchParams }: Props) {
  const token = [(await searchParams)['t']].flat()[0] ?? '';
  const email = await readStop(token);
  const count = email === null ? 0 : (await alertsOf(email)).length;
  return (
    <div className="wrap">
      <PageHead title="Price and stock alerts" />
      <div className={css['ask']}>
        {email === null ? (
          <Notice kind="error" role="alert">
            This link has expired. <a href={href('/contact')}>Write to us</a> and we will stop your alerts.
          </Notice>
        ) : count === 0 ? (
          <Notice kind="ok">You have no price or stock alerts. We keep no address of yours for them.</Notice>
        ) : (
          <>
            <p>You are waiting for {counted(count, 'price or stock alert')} from us.</p>
            <ConfirmForm
              action={href('/api/stop-alerts')}
              values={{ token }}
              submit="Stop all alerts"
              back={{ name: 'Keep them', path: '/' }}
            />
          </>
        )}
      </div>
    </div>
  );
}
