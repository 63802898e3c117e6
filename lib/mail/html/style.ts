/**
 * Inline styles, because mail clients do not support style sheets reliably. The colours are mid tones of the shop's
 * palette (`styles/tokens.css`) that stay readable when a client inverts light and dark.
 */
const FONT = 'font-family:Arial,Helvetica,sans-serif';
const LINE = '#c5ccd8';
const INK = '#12172b';

export const style = {
  page: `margin:0;padding:0;background:#f4f6f9;color:${INK};${FONT};-webkit-text-size-adjust:100%`,
  sheet: `width:100%;max-width:600px;background:#ffffff;border-top:6px solid #1b3a9c`,
  inner: 'padding:24px 20px 28px',
  name: `${FONT};font-size:20px;font-weight:bold;line-height:1.2;color:#1b3a9c;text-decoration:none`,
  title: `margin:20px 0 8px;${FONT};font-size:26px;font-weight:bold;line-height:1.2;color:${INK}`,
  heading: `margin:28px 0 8px;padding-top:16px;border-top:1px solid ${LINE};${FONT};font-size:18px;font-weight:bold;line-height:1.3;color:${INK}`,
  text: `margin:0 0 12px;${FONT};font-size:16px;line-height:1.5;color:${INK}`,
  list: `margin:0 0 12px;padding:0 0 0 20px;${FONT};font-size:16px;line-height:1.5;color:${INK}`,
  link: 'color:#1b3a9c;text-decoration:underline',
  button: `display:inline-block;padding:14px 22px;background:#1b3a9c;border-radius:10px;${FONT};font-size:16px;font-weight:bold;line-height:1.2;color:#ffffff;text-decoration:none`,
  table: 'width:100%;border-collapse:collapse',
  term: `padding:0 0 2px;${FONT};font-size:14px;line-height:1.4;color:#596079;text-align:left;font-weight:normal`,
  fact: `padding:0 0 14px;${FONT};font-size:16px;line-height:1.5;color:${INK}`,
  good: `padding:12px 12px 12px 0;border-top:1px solid ${LINE};${FONT};font-size:16px;line-height:1.4;color:${INK};vertical-align:top`,
  beside: `width:84px;padding:12px 12px 12px 0;border-top:1px solid ${LINE};vertical-align:top`,
  picture: 'display:block',
  price: `padding:12px 0;border-top:1px solid ${LINE};${FONT};font-size:16px;line-height:1.4;color:${INK};text-align:right;vertical-align:top;white-space:nowrap`,
  extra: `padding:0 12px 10px 16px;${FONT};font-size:15px;line-height:1.4;color:#3a415c;vertical-align:top`,
  extraPrice: `padding:0 0 10px;${FONT};font-size:15px;line-height:1.4;color:#3a415c;text-align:right;vertical-align:top;white-space:nowrap`,
  note: `${FONT};font-size:14px;line-height:1.4;color:#596079`,
  sum: `padding:4px 12px 4px 0;${FONT};font-size:16px;line-height:1.4;color:${INK}`,
  sumAmount: `padding:4px 0;${FONT};font-size:16px;line-height:1.4;color:${INK};text-align:right;white-space:nowrap`,
  total: `padding:10px 12px 4px 0;border-top:2px solid #1b3a9c;${FONT};font-size:18px;font-weight:bold;line-height:1.4;color:${INK}`,
  totalAmount: `padding:10px 0 4px;border-top:2px solid #1b3a9c;${FONT};font-size:18px;font-weight:bold;line-height:1.4;color:${INK};text-align:right;white-space:nowrap`,
  form: `margin:0 0 12px;padding:14px 16px;border:1px dashed #737c92;${FONT};font-size:15px;line-height:1.6;color:${INK}`,
  foot: `margin:0 0 10px;${FONT};font-size:13px;line-height:1.5;color:#596079`,
} as const;
