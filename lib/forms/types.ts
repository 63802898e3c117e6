/**
 * What a form's page shows after a plain POST: what was done, what was typed and what is wrong with it, or only what was
 * typed, where the same form comes once more.
 */
export type FormNote =
  | { kind: 'done'; text: string; undo?: { label: string; action: string; values: FormValues } }
  | { kind: 'refused'; message: string; fields: FormValues; values: FormValues }
  | { kind: 'typed'; values: FormValues };

/** What a form needs to draw reCAPTCHA: the store's key, the widget's script, and what that script loads itself. */
export type ReCaptcha = { siteKey: string; script: string; scripts: readonly string[] };

/** How to reach the shop where a form cannot be sent; empty texts while that is not known. */
export type Reach = { phone: string; phoneLink: string; email: string };

/** By the names of the fields. */
export type FormValues = Readonly<Record<string, string>>;

/** A field as a form draws it. */
export type FormField = {
  name: string;
  label: string;
  help?: string;
  /** The token of the HTML standard by which browsers fill it in; `off` where there is none. */
  autoComplete: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** So many lines of text. */
  rows?: number;
  inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  /** Said in the label: what is not marked has to be given. */
  optional?: boolean;
  width?: 'half' | 'short';
  /** Shown inside the box, as `mm`; said in the label too. */
  unit?: string;
  options?: readonly { value: string; label: string }[];
  /** Asked only where another than the first option of the field before it is chosen. */
  follows?: true;
};
