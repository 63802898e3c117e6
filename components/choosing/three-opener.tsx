import { opener } from '@/components/parts/opener';
import { ThreeFace } from './three-face';

const Here = opener<{ list: string; of?: string }>(async () => (await import('./three-here')).ThreeHere);

/** The way to three of a list, which are asked for and shown in its place; without a script it leads to a page of its own. */
export const ThreeOpener = (place: { list: string; of?: string }) => (
  <Here tool={place} closed={(press) => <ThreeFace {...place} onPress={press} />} />
);
