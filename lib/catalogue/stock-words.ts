import type { Stock } from './types';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' });

/** The stock as a shopper reads it; a number is said only when few are left (experience PDP-6). */
export function stockWords(stock: Stock): string {
  switch (stock.state) {
    case 'in':
      return 'In stock';
    case 'low':
      return `Low stock: ${stock.available} left`;
    case 'due':
      return stock.on ? `Due ${day.format(new Date(stock.on))}` : (stock.message ?? 'Available to pre-order');
    case 'out':
      return 'Out of stock';
    case 'discontinued':
      return 'No longer made';
  }
}
