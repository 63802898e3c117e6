import type { SearchParams } from '../params.ts';
import type { Settings } from '../settings.ts';
import type { Highlighter } from './highlight.ts';
import { bareName } from './live-index.ts';
import type { Body } from './record.ts';

interface Shaping {
  settings: Settings;
  params: SearchParams;
  highlighter: Highlighter;
}

/** Returns a record as a hit: its requested attributes, with highlights and snippets. */
export function shapeHit(body: Body, { settings, params, highlighter }: Shaping): Body {
  const hidden = settings.unretrievableAttributes;
  const names = params.attributesToHighlight ?? searchedNames(settings, body);
  const named = names.includes('*') ? Object.keys(body).filter((name) => name !== 'objectID') : names;
  const highlighted = named.filter((name) => !hidden.includes(name));
  const hit = retrieved(body, params.attributesToRetrieve, hidden);
  const snippets = params.attributesToSnippet
    .map((entry) => entry.split(':'))
    .filter(([name = '']) => !hidden.includes(name));
  return {
    ...hit,
    ...(highlighted.length > 0 && {
      _highlightResult: Object.fromEntries(
        highlighted.filter((name) => body[name] != null).map((name) => [name, highlighter.all(body[name])]),
      ),
    }),
    ...(snippets.length > 0 && {
      _snippetResult: Object.fromEntries(
        snippets
          .filter(([name = '']) => typeof body[name] === 'string')
          .map(([name = '', length]) => [
            name,
            highlighter.snippet(String(body[name]), Number(length ?? 10), params.snippetEllipsisText),
          ]),
      ),
    }),
  };
}

function searchedNames({ searchableAttributes }: Settings, body: Body): string[] {
  if (searchableAttributes.length === 0)
    return Object.keys(body).filter((name) => typeof body[name] === 'string' && name !== 'objectID');
  return [
    ...new Set(
      searchableAttributes
        .flatMap((entry) => entry.split(','))
        .map((name) => bareName(name).split('.')[0] ?? ''),
    ),
  ];
}

/** Returns the requested attributes: `*` means all, `-name` all except that one. */
export function retrieved(body: Body, asked: readonly string[], hidden: readonly string[]): Body {
  const left = new Set([
    ...hidden,
    ...asked.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  ]);
  const all = asked.includes('*') || asked.every((name) => name.startsWith('-'));
  const wanted = new Set(asked.map((name) => name.split('.')[0]));
  const kept = Object.entries(body).filter(
    ([name]) => !left.has(name) && (all ? asked.length > 0 || name === 'objectID' : wanted.has(name)),
  );
  return { ...Object.fromEntries(kept), objectID: body['objectID'] };
}
