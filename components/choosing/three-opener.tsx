import { opener } from '@/components/parts/opener';
import { ThreeFace } from './three-face';

const Here = opener<{ list: string }>(async () => (await import('./three-here')).ThreeHere);

/** The way to three of a list, which are asked for and shown in its place; without a script it leads to a page of its own. */
export const ThreeOpener = ({ list }: { list: string }) => (
  <Here tool={{ list }} closed={(press) => <ThreeFace list={list} onPress={press} />} />
);
