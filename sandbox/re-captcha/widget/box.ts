import type { Verified } from './messages.ts';

/** Runs in the frame: fetches a token when the checkbox is ticked, and unticks it when the token expires. */
const shop = new URLSearchParams(location.search).get('co') ?? '';
const box = document.querySelector('input');
let runsOut: ReturnType<typeof setTimeout> | undefined;

const tell = (token: string): void => window.parent.postMessage(token, shop);

function clear(): void {
  clearTimeout(runsOut);
  if (box) box.checked = false;
}

async function verify(): Promise<void> {
  const answer = await fetch('/recaptcha/api2/userverify', { method: 'POST' });
  const { token, livesMs } = (await answer.json()) as Verified;
  tell(token);
  runsOut = setTimeout(() => {
    clear();
    tell('');
  }, livesMs);
}

box?.addEventListener('change', () => {
  clearTimeout(runsOut);
  if (box.checked) void verify();
  else tell('');
});

window.addEventListener('message', ({ source, origin }: MessageEvent<unknown>) => {
  if (source === window.parent && origin === shop) clear();
});
