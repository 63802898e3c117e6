import 'server-only';
import { deliverProductNews } from '@/lib/alerts/commands';
import { deliverEnquiry } from '@/lib/enquiries/delivery-commands';
import { deliverLetter } from '@/lib/mail/commands';
import { deliverLink } from '@/lib/mail/link-commands';
import { deliverOrderNews } from '@/lib/mail/news-commands';
import { deliverReconciliation, startReconciling } from '@/lib/mail/reconcile-commands';
import { deliverCancel } from '@/lib/orders/changes/cancel-commands';
import { deliverRefund } from '@/lib/orders/changes/refund-commands';
import { startOutbox } from '@/lib/platform/durable/outbox';
import { deliverToSearch } from '@/lib/search/webhook-commands';

/**
 * Starts delivering the outbox, and the reconciliation that looks for missing messages. A new kind of message needs its
 * deliverer here.
 */
export function startDeliveries(): void {
  startOutbox({
    letter: deliverLetter,
    'order-news': deliverOrderNews,
    reconciliation: deliverReconciliation,
    'product-news': deliverProductNews,
    enquiry: deliverEnquiry,
    cancel: deliverCancel,
    refund: deliverRefund,
    'sign-in-link': deliverLink,
    search: deliverToSearch,
  });
  startReconciling();
}
