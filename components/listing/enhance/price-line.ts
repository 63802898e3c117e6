import { announce } from '@/components/ui/feedback/live-store';
import { chosenPrice, isNoPrice, movedThumb, type PriceScale, typedPrice } from './price-steps';

type End = 'from' | 'to';

const pounds = (value: number): string => value.toLocaleString('en-GB');

/**
 * Ties the two price fields to the two thumbs of the slider. Submits the form when a thumb is released, or a field is
 * left or confirmed, but only for a new price. Says so when a field holds no valid price.
 */
export function priceLine(list: HTMLElement, signal: AbortSignal): void {
  const listen = (type: string, act: (input: HTMLInputElement, event: Event) => void) =>
    list.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof HTMLInputElement && target.closest('[data-price]')) act(target, event);
      },
      { signal },
    );
  listen('input', (input) => {
    if (input.type === 'range') return move(input, Number(input.value));
    drawLine(list);
    markFields(list, input);
  });
  listen('keydown', (input, event) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Enter') {
      event.preventDefault();
      send(input);
    } else if (input.type === 'range' && (key === 'PageUp' || key === 'PageDown')) {
      event.preventDefault();
      move(input, Number(input.value) + (key === 'PageUp' ? 1 : -1) * Number(input.step) * 10);
    }
  });
  listen('keyup', (input, event) => {
    if (input.type === 'range' && (event as KeyboardEvent).key !== 'Tab') send(input);
  });
  for (const type of ['pointerup', 'focusout'])
    listen(type, (input) => {
      if (type === 'focusout' || input.type === 'range') send(input);
    });
}

/** Sets the thumbs, their texts and the line between them from the fields. */
export function drawLine(list: HTMLElement): void {
  const parts = partsOf(list);
  if (!parts) return;
  const { fields, thumbs, line, scale } = parts;
  for (const end of ['from', 'to'] as const) {
    const typed = typedPrice(fields[end].value);
    const bound = end === 'from' ? scale.low : scale.high;
    const value = Math.min(Math.max(typed ?? bound, scale.low), scale.high);
    thumbs[end].value = String(value);
    thumbs[end].setAttribute(
      'aria-valuetext',
      `£${typed === null ? fields[end].placeholder : pounds(typed)}`,
    );
    line.style.setProperty(`--${end}`, `${((value - scale.low) / (scale.high - scale.low)) * 100}%`);
  }
}

function move(thumb: HTMLInputElement, value: number): void {
  const parts = partsOf(thumb.closest('[data-listing]'));
  if (!parts) return;
  const end: End = thumb === parts.thumbs.from ? 'from' : 'to';
  const other = Number(parts.thumbs[end === 'from' ? 'to' : 'from'].value);
  const chosen = chosenPrice(end, movedThumb(end, value, other, parts.scale), parts.scale);
  const field = parts.fields[end];
  field.value = chosen === null ? '' : pounds(chosen);
  // As if it were typed, which updates the line and keeps the value until it is applied.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function send(input: HTMLInputElement): void {
  const parts = partsOf(input.closest('[data-listing]'));
  if (!parts) return;
  const { list, fields, error } = parts;
  markFields(list);
  if (isNoPrice(input.value) && error) announce(error.textContent);
  const all = Object.values(fields);
  const isNew = all.some((field) => typedPrice(field.value) !== typedPrice(field.defaultValue));
  if (isNew && !all.some(({ value }) => isNoPrice(value))) input.form?.requestSubmit();
}

/**
 * Shows an error below the fields when one of them holds no valid price.
 * @param typing field that may be cleared of its error, but is not marked before it is left
 */
export function markFields(list: HTMLElement, typing: Element | null = null): void {
  const { fields, error } = partsOf(list) ?? {};
  if (!fields || !error) return;
  const all = Object.values(fields);
  for (const field of all) {
    if (!isNoPrice(field.value)) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    } else if (field !== typing) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', error.id);
    }
  }
  error.hidden = !all.some((field) => field.hasAttribute('aria-invalid'));
}

function partsOf(list: Element | null) {
  const box = list?.querySelector('[data-price]');
  const [from, to] = box?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
  const [low, high] = box?.querySelectorAll<HTMLInputElement>('input[type="range"]') ?? [];
  const line = low?.parentElement;
  const error = box?.querySelector<HTMLElement>('[data-price-error]');
  if (!(list instanceof HTMLElement) || !from || !to || !low || !high || !line) return null;
  const step = Number(low.step);
  const scale: PriceScale = { low: Number(low.min), high: Number(low.max), step };
  return { list, fields: { from, to }, thumbs: { from: low, to: high }, line, error, scale };
}
