import { classes } from '@/components/ui/classes';
import { Field } from './field';
import css from './field.module.css';
import frame from './frame-field.module.css';

const c = classes({ ...css, ...frame });

type FrameFieldProps = {
  /** Id of the frame. */
  id: string;
  /** Also the title of the frame. */
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** URL of the frame's document; null while there is none, as before any script has run. */
  src: string | null;
  focused: boolean;
  numeric: boolean;
  onLoad: (frame: HTMLIFrameElement) => void;
};

/** A field whose input belongs to another origin: an iframe in a box that looks like other inputs. */
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
