import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { MultibuyView } from '@/components/lists/multibuy-view';
import { requireSession } from '@/lib/platform/require-session';

export const instant = false;

export const metadata: Metadata = { title: 'Multibuy list' };

export default async function AccountMultibuyPage() {
  await requireSession('/account/multibuy');
  return (
    <AccountPage title="Multibuy list">
      <MultibuyView />
    </AccountPage>
  );
}
