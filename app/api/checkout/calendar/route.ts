import { z } from 'zod';
import { addressLines } from '@/lib/addresses/rules';
import { calendarFile } from '@/lib/checkout/placing/calendar';
import { getConfirmation } from '@/lib/checkout/placing/confirmation-queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { problem, reads } from '@/lib/platform/http/api';
import { config } from '@/lib/platform/config';

const request = z.object({ order: z.coerce.number().int().positive().max(2_147_483_647) });

/** Sends the delivery days of an order as a calendar file to anyone who may see the order. */
export const GET = reads(request, async ({ session, input }) => {
  const [found, settings] = await Promise.all([getConfirmation(input.order, session), orNull(getSettings)]);
  const address = found?.order.consignments[0]?.address;
  if (!found || found.days.length === 0 || !address) return problem(404, 'There is no such delivery.');
  const file = calendarFile(
    {
      order: found.order.id,
      days: found.days,
      place: addressLines(address).slice(1).join(', '),
      shop: settings?.name ?? 'the shop',
      phone: settings?.phone ?? '',
      origin: config().publicOrigin,
    },
    new Date(),
  );
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="delivery-${found.order.id}.ics"`,
      'Cache-Control': 'no-store',
    },
  });
});
