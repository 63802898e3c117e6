import { opener } from '@/components/parts/opener';
import { ThreeMarkup } from './three-markup';

const Here = opener<{ list: string; of?: string }>(async () => (await import('./three-here')).ThreeHere);

/** Opens the questions in place of the link to three products; without scripts, the link leads to a separate page. */
export const ThreeOpener = (place: { list: string; of?: string }) => (
  <Here tool={place} closed={(press) => <ThreeMarkup {...place} onPress={press} />} />
);
