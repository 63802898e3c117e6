import { type APIRequestContext, expect } from '@playwright/test';

/** The newest link to a new password in the sandbox's mailbox, as the mail has it. Waits until there is a new mail. */
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
