/** A string that is already HTML and must not be escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | null | undefined | false | readonly Value[];

/**
 * Template tag for HTML. Values are escaped unless they are `Html`; arrays are joined; null, undefined and false give
 * nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((string, index) => string + render(values[index])).join(''));
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => NAMES[char] ?? char);
}

export function pounds(pence: number): string {
  const amount = (Math.abs(pence) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  return `${pence < 0 ? '−' : ''}£${amount}`;
}

/** Formats an instant as "20 Nov 2026, 10:04:31", in London time. */
export function when(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  return new Date(milliseconds).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}
