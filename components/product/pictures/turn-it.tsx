import { useState, useSyncExternalStore } from 'react';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { drawsModels } from '@/lib/catalogue/models/turn-client';
import { savesData } from '@/lib/device/saves-data';
import css from './model-ways.module.css';

type Props = { load: () => Promise<unknown>; turned: boolean; onTurn: () => void };

const never = () => () => {};

/** Button for the 3D model of a product. Nothing of it is loaded before the press, or without WebGL. */
export function TurnIt({ load, turned, onTurn }: Props) {
  const isOffered = useSyncExternalStore(
    never,
    () => !savesData(),
    () => true,
  );
  const [cannot, setCannot] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  if (!isOffered) return null;
  return (
    <>
      <Button
        kind="second"
        size="small"
        aria-pressed={turned}
        state={waiting ? 'busy' : turned ? 'done' : 'rest'}
        onClick={() => {
          if (turned || drawsModels()) ask(onTurn);
          else setCannot(true);
        }}
      >
        <Icon name="cube" small />
        Turn it round
      </Button>
      {cannot ? (
        <p className={css['cannot']} role="status">
          This browser cannot draw it in 3D. The pictures show it from every side.
        </p>
      ) : null}
    </>
  );
}
