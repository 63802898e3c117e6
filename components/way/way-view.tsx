import { ScenesView } from '@/components/model/scenes-view';
import type { Access } from '@/lib/access/types';
import { decidingScene, wayScenes } from './way-plan';

type Props = { glb: string; name: string; access: Access };

/** The product on its way in, starting at the narrowest part. */
export function WayView({ glb, name, access }: Props) {
  const scenes = wayScenes(access);
  const [first, ...others] = scenes;
  return first ? (
    <ScenesView glb={glb} name={name} scenes={[first, ...others]} first={decidingScene(access, scenes)} />
  ) : null;
}
