import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql';

const MOST_DEPTH = 12;
const MOST_ALIASES = 20;
const MOST_FIELDS = 400;
/** Maximum number of fields after fragments are expanded. */
const MOST_EXPANDED = 1_000;

type Fragments = ReadonlyMap<string, SelectionSetNode>;

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part.selectionSet] as const] : [],
    ),
  );

/** Returns why a document asks for too much, as a sentence; null if it does not. */
export function refusal(
  document: DocumentNode,
  operation: { selectionSet: SelectionSetNode },
): string | null {
  let fields = 0;
  let aliases = 0;
  visit(document, {
    Field(field) {
      fields += 1;
      if (field.alias) aliases += 1;
    },
  });
  if (aliases > MOST_ALIASES) return `Use at most ${MOST_ALIASES} aliases.`;
  if (fields > MOST_FIELDS) return `Ask for at most ${MOST_FIELDS} fields.`;
  const size = measure(operation.selectionSet, fragmentsOf(document), new Map(), new Set());
  if (!size) return 'A fragment contains itself.';
  if (size.depth > MOST_DEPTH) return `Ask at most ${MOST_DEPTH} levels deep.`;
  return size.fields > MOST_EXPANDED ? `Ask for at most ${MOST_EXPANDED} fields, fragments included.` : null;
}

type Size = { depth: number; fields: number };

/**
 * Returns the size of a selection; null for a cycle of fragments. `measured` has the size of each fragment, so that
 * nested fragments are measured once.
 */
function measure(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  measured: Map<string, Size>,
  open: ReadonlySet<string>,
): Size | null {
  const total: Size = { depth: 0, fields: 0 };
  for (const selection of selections) {
    const part = measureSelection(selection, fragments, measured, open);
    if (!part) return null;
    total.depth = Math.max(total.depth, part.depth);
    total.fields += part.fields;
  }
  return total;
}

function measureSelection(
  selection: SelectionSetNode['selections'][number],
  fragments: Fragments,
  measured: Map<string, Size>,
  open: ReadonlySet<string>,
): Size | null {
  if (selection.kind === Kind.INLINE_FRAGMENT)
    return measure(selection.selectionSet, fragments, measured, open);
  if (selection.kind === Kind.FIELD) {
    const inside = selection.selectionSet && measure(selection.selectionSet, fragments, measured, open);
    if (inside === null) return null;
    return { depth: 1 + (inside?.depth ?? 0), fields: 1 + (inside?.fields ?? 0) };
  }
  const name = selection.name.value;
  const set = fragments.get(name);
  if (open.has(name)) return null;
  const size =
    measured.get(name) ??
    (set ? measure(set, fragments, measured, new Set([...open, name])) : { depth: 0, fields: 0 });
  if (size) measured.set(name, size);
  return size;
}

/** Returns the fields of a selection, including those of its fragments. */
export function fieldsOf(document: DocumentNode, set: SelectionSetNode): FieldNode[] {
  const fragments = fragmentsOf(document);
  const collect = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return collect(selection.selectionSet);
      const inside = fragments.get(selection.name.value);
      return inside ? collect(inside) : [];
    });
  return collect(set);
}
