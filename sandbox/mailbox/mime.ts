import PostalMime, { type Address, type Attachment } from 'postal-mime';

/**
 * A message to be shown. Addresses and subject are decoded, `html` has its inline images embedded, and `attachments`
 * are the names of the other files.
 */
export type Message = {
  from: string;
  to: string;
  subject: string;
  html: string | null;
  text: string | null;
  attachments: string[];
};

/**
 * Parses a message.
 * @param raw one character per byte
 * @throws if it is nested more deeply than any legitimate message
 */
export async function readMessage(raw: string): Promise<Message> {
  const mail = await PostalMime.parse(Buffer.from(raw, 'latin1'), { attachmentEncoding: 'base64' });
  const pictures = new Map(mail.attachments.filter(isPicture).map((part) => [part.contentId, part]));
  const html = mail.html?.replaceAll(/\bcid:([^"'\s>]+)/g, (name, cid) => {
    const picture = pictures.get(`<${cid}>`);
    return picture ? `data:${picture.mimeType};base64,${String(picture.content)}` : name;
  });
  return {
    from: mail.from ? written(mail.from) : '',
    to: (mail.to ?? []).map(written).join(', '),
    subject: mail.subject ?? '',
    html: html ?? null,
    text: mail.text ?? null,
    attachments: mail.attachments
      .filter((part) => !isPicture(part))
      .map(({ filename }) => filename ?? 'file'),
  };
}

const isPicture = ({ contentId, mimeType }: Attachment) =>
  contentId !== undefined && /^image\/(jpeg|png|gif)$/.test(mimeType);

const written = ({ name, address }: Address) => (name && address ? `${name} <${address}>` : address || name);
