/**
 * What a form's page shows after a plain POST: what was done; what was typed and what is wrong with it; or only what
 * was typed, when the same form is shown again.
 */
export type FormNote =
  | { kind: 'done'; text: string; undo?: { label: string; action: string; values: FormValues } }
  | { kind: 'refused'; message: string; fields: FormValues; values: FormValues }
  | { kind: 'typed'; values: FormValues };

/** What a form needs to draw reCAPTCHA: the store's key, the widget's script, and the scripts that it loads. */
export type ReCaptcha = { siteKey: string; script: string; scripts: readonly string[] };

/** How to contact the shop when a form cannot be sent; empty texts while that is not known. */
export type Reach = { phone: string; phoneLink: string; email: string };

/** Values by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** A field of a form. */
export type FormField = {
  name: string;
  label: string;
  help?: string;
  /** The autofill token of the HTML standard; `off` where there is none. Text areas ignore it. */
  autoComplete: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Number of lines of a text area. */
  rows?: number;
  inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  /** Marked in the label; all other fields are required. */
  optional?: boolean;
  width?: 'half' | 'short';
  /** Shown inside the box, such as `mm`, and included in the label. */
  unit?: string;
  options?: readonly { value: string; label: string }[];
  /** Shown only when an option other than the first of the previous field is chosen. */
  follows?: true;
};
