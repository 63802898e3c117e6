import type { Options } from './messages.ts';

interface Widget {
  frame: HTMLIFrameElement;
  field: HTMLTextAreaElement;
  options: Options;
}

/** Runs in the shop's page like Google's script: renders a frame with a checkbox into the given element. */
const own = new URL(import.meta.url);
const SIZES = { normal: ['304', '78'], compact: ['164', '144'] } as const;
const widgets: Widget[] = [];

function render(place: HTMLElement, options: Options): number {
  const frame = document.createElement('iframe');
  const field = document.createElement('textarea');
  const query = new URLSearchParams({ k: options.sitekey, co: location.origin });
  [frame.width, frame.height] = SIZES[options.size ?? 'normal'];
  frame.title = 'reCAPTCHA';
  frame.style.border = '0';
  frame.src = new URL(`../api2/anchor?${query}`, own).href;
  field.name = 'g-recaptcha-response';
  field.style.display = 'none';
  place.append(frame, field);
  return widgets.push({ frame, field, options }) - 1;
}

function reset(id = 0): void {
  const widget = widgets[id];
  if (!widget) return;
  widget.field.value = '';
  widget.frame.contentWindow?.postMessage('reset', own.origin);
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  const widget = widgets.find(({ frame }) => frame.contentWindow === source);
  if (!widget || origin !== own.origin || typeof data !== 'string') return;
  widget.field.value = data;
  if (data === '') widget.options['expired-callback']?.();
  else widget.options.callback?.(data);
});

const page = window as unknown as Record<string, unknown>;
page['grecaptcha'] = { render, reset, getResponse: (id = 0) => widgets[id]?.field.value ?? '' };
const onload = page[own.searchParams.get('onload') ?? ''];
if (typeof onload === 'function') onload();
