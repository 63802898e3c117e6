import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { ConfirmationView } from '@/components/checkout/confirmation/confirmation-view';
import { OwnPage } from '@/components/customer/own-page';
import { getConfirmation } from '@/lib/checkout/placing/confirmation-queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { getFormNote } from '@/lib/forms/queries';
import { readOrderNumber } from '@/lib/orders/rules';
import { readSession } from '@/lib/platform/session/session';

export const instant = false;

export const metadata: Metadata = { title: 'Order placed', robots: { index: false, follow: false } };

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Confirmation of an order and what happens next, for the browser that placed it, however often it is loaded. */
export default async function ConfirmationPage({ params, searchParams }: Props) {
  await connection();
  const id = readOrderNumber((await params).id);
  const session = await readSession();
  const found = id === null ? null : await getConfirmation(id, session);
  if (!found) notFound();
  const page = (
    <ConfirmationView
      confirmation={found}
      settings={await orNull(getSettings)}
      isSignedIn={session !== null}
      note={session && (await getFormNote(session, searchParams))}
    />
  );
  return session ? <OwnPage>{page}</OwnPage> : page;
}
