import 'server-only';
import { deliverMail } from '@/lib/platform/mail';
import { startOutbox } from '@/lib/platform/outbox';

/** Starts the delivery of what waits in the outbox. Whoever enqueues a new kind says here who delivers it. */
export function startDeliveries(): void {
  startOutbox({ mail: deliverMail });
}
