import { type APIRequestContext, expect } from '@playwright/test';

/** Returns the newest password reset link in the sandbox's mailbox, as in the e-mail. Waits for a new e-mail. */
export async function resetLink(
  request: APIRequestContext,
  sandbox: string,
  seen = 0,
): Promise<{ id: number; link: string }> {
  let id = 0;
  await expect(async () => {
    const list = await (await request.get(`${sandbox}/mailbox`)).text();
    id = Math.max(0, ...[...list.matchAll(/\/mailbox\/(\d+)/g)].map(([, found]) => Number(found)));
    expect(id).toBeGreaterThan(seen);
  }).toPass();
  const source = await (await request.get(`${sandbox}/mailbox/${id}/body?as=text`)).text();
  const link = /https?:\/\/[^\s<"]*\/reset-password\?[^\s<"]+/.exec(source)?.[0].replaceAll('&amp;', '&');
  if (!link) throw new Error('The newest mail holds no link to a new password.');
  return { id, link };
}

/**
 * Returns the plain text of the newest e-mail with these words in its subject, as one line. Waits until there is one.
 * @param to recipient, where others may get the same
 */
export async function mailAbout(
  request: APIRequestContext,
  sandbox: string,
  subject: string,
  to = '',
): Promise<string> {
  let id = '';
  await expect(async () => {
    const list = await (await request.get(`${sandbox}/mailbox`)).text();
    const rows = list.matchAll(/\/mailbox\/(\d+)">([^<]*)<\/a><\/td><td>([^<]*)</g);
    const found = [...rows].find(([, , about, whom]) => about?.includes(subject) && whom?.includes(to));
    id = found?.[1] ?? '';
    expect(id).not.toBe('');
  }).toPass({ timeout: 15_000 });
  const text = await (await request.get(`${sandbox}/mailbox/${id}/body?as=text`)).text();
  return text.replace(/\s+/g, ' ');
}

/** Returns the number of e-mails with these words in their subject. */
export async function mailsAbout(
  request: APIRequestContext,
  sandbox: string,
  subject: string,
): Promise<number> {
  const list = await (await request.get(`${sandbox}/mailbox`)).text();
  return [...list.matchAll(/\/mailbox\/\d+">([^<]*)</g)].filter(([, about]) => about?.includes(subject))
    .length;
}
