import css from './skip-link.module.css';

/** First stop of the keyboard on every page (experience HDR-1). */
export function SkipLink() {
  return (
    <a className={css['skip']} href="#main">
      Skip to content
    </a>
  );
}
