import { addDays, type Day } from '@/lib/dates/rules';

type Delivery = {
  order: number;
  days: readonly Day[];
  place: string;
  shop: string;
  phone: string;
  origin: string;
};

/** Folds a line to at most 75 octets (RFC 5545 §3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

/** Escapes a text value (RFC 5545 §3.3.11). */
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const compact = (day: Day): string => day.replaceAll('-', '');

/**
 * Returns the delivery days of an order as an iCalendar file, with a reminder the evening before each (RFC 5545).
 * @param now used as the timestamp of the events
 */
export function calendarFile(delivery: Delivery, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(delivery.shop)}//Delivery//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...delivery.days.flatMap((day, index) => eventOf(delivery, day, index, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventOf(
  { order, place, shop, phone, origin }: Delivery,
  day: Day,
  index: number,
  now: Date,
): string[] {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const about = `Order ${order}. The four-hour slot comes by text the evening before. ${phone}`;
  return [
    'BEGIN:VEVENT',
    `UID:order-${order}${index > 0 ? `-${index + 1}` : ''}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escape(`Delivery from ${shop}`)}`,
    `LOCATION:${escape(place)}`,
    `DESCRIPTION:${escape(about)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(`Delivery from ${shop} tomorrow`)}`,
    'TRIGGER:-PT6H',
    'END:VALARM',
    'END:VEVENT',
  ];
}
