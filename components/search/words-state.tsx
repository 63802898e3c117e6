import { SpecTable } from '@/components/ui/figures/spec-table';
import type { EditorWords } from '@/lib/search/editor-words';

/** Synonyms and redirects by editors that the search now uses. */
export function WordsState({ synonyms, redirects }: EditorWords) {
  const rows = [
    ...synonyms.map(({ words, means }) => ({ name: words, value: means })),
    ...redirects.map(({ words, path }) => ({ name: words, value: path })),
  ];
  return (
    <section>
      {rows.length > 0 ? <SpecTable caption="Search words added by editors" rows={rows} /> : null}
      <p className="t-second">
        {rows.length > 0 ? '' : 'Editors have not taught the search any words. '}
        Entries of the type “Search words” in the content service teach it synonyms and redirects.
      </p>
    </section>
  );
}
