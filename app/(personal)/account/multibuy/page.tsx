import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { MultibuyView } from '@/components/lists/multibuy/multibuy-view';
import { getSetStart } from '@/lib/content/home-queries';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Kitchen set' };

export default async function AccountMultibuyPage() {
  await requireSession(href('/account/multibuy'));
  return (
    <AccountPage title="Kitchen set">
      <MultibuyView start={await getSetStart()} />
    </AccountPage>
  );
}
