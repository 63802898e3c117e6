import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** Returns the maximum nesting depth of the fields in a selection. */
export function depthOf(document: DocumentNode, selectionSet: SelectionSetNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  /** Depth by fragment, so that each is computed once however often it is spread. */
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const fragment = fragments.get(name);
    const depth = fragment ? ofSet(fragment.selectionSet) : 0;
    known.set(name, depth);
    return depth;
  };

  const ofSet = ({ selections }: SelectionSetNode): number =>
    Math.max(
      ...selections.map((each) => {
        if (each.kind === Kind.FIELD) return 1 + (each.selectionSet ? ofSet(each.selectionSet) : 0);
        return each.kind === Kind.INLINE_FRAGMENT ? ofSet(each.selectionSet) : ofFragment(each.name.value);
      }),
    );

  return ofSet(selectionSet);
}
