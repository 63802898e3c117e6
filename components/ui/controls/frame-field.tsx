import { classes } from '@/components/ui/classes';
import { Field } from './field';
import css from './field.module.css';
import frame from './frame-field.module.css';

const c = classes({ ...css, ...frame });

type FrameFieldProps = {
  /** Of the frame. */
  id: string;
  /** Also the frame's title. */
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** The frame's document; null while there is none, as before any script has run. */
  src: string | null;
  focused: boolean;
  numeric: boolean;
  onLoad: (frame: HTMLIFrameElement) => void;
};

/** A field whose input is another origin's: a box that looks like the others around a frame. */
export function FrameField({ src, focused, numeric, onLoad, ...field }: FrameFieldProps) {
  const { id, label } = field;
  return (
    <Field {...field}>
      <span className={c('input', numeric && 'numeric', 'framed')} data-focused={focused || undefined}>
        {src ? (
          <iframe
            id={id}
            title={label}
            src={src}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot undo this
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="strict-origin"
            onLoad={(event) => onLoad(event.currentTarget)}
          />
        ) : null}
      </span>
    </Field>
  );
}
