const load = () => import('@/lib/enquiries/in-place-client');

const formAt = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-in-place]') : null;

/** Sends small forms in place, by a script that is fetched when one is begun. Returns what stops it. */
export function followForms(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener(
    'focusin',
    (event) => {
      if (formAt(event)) void load().then(({ prepare }) => prepare());
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = formAt(event);
      if (!form) return;
      event.preventDefault();
      // Without the script the browser sends the form by itself.
      load().then(
        ({ sendInPlace }) => sendInPlace(form),
        () => form.submit(),
      );
    },
    { signal },
  );
  return () => listeners.abort();
}
