import { showToast } from '@/components/ui/feedback/toast-store';
import { partIfThere } from '@/lib/build/part-client';
import { orUnreachable } from '@/lib/http/loading';

const load = () => import('@/lib/enquiries/in-place-client');

const formAt = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-in-place]') : null;

/** Sends small forms in place, by a script that is loaded when one is begun. Returns a function that stops it. */
export function followForms(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener(
    'focusin',
    (event) => {
      const form = formAt(event);
      if (form) void partIfThere(load).then((inPlace) => inPlace?.prepare(form));
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = formAt(event);
      if (!form) return;
      event.preventDefault();
      orUnreachable(load()).then(
        ({ sendInPlace }) => sendInPlace(form),
        // If the browser sent it while offline, the form and what is typed in it would be lost.
        (error: Error) => showToast(error.message),
      );
    },
    { signal },
  );
  return () => listeners.abort();
}
