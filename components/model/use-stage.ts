import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Angle, Extent } from '@/lib/catalogue/models/place';
import { floorShadow } from './engine/floor-shadow';
import { drawLines, type Project } from './engine/measured-lines';
import { roomOf } from './engine/room';
import { Stage } from './engine/stage';
import type { Plan } from './plan';

const STILL = '(prefers-reduced-motion: reduce)';

type Model = { extent: Extent; doors: readonly string[] };

export type Staged = {
  host: RefObject<HTMLDivElement | null>;
  lines: RefObject<SVGSVGElement | null>;
  stage: RefObject<Stage | null>;
  /** Null until it is there; `failed` when it does not come. */
  model: Model | null | 'failed';
};

type Wants = {
  glb: string;
  planOf: (extent: Extent) => Plan;
  measured: boolean;
  onPress: (door: string) => void;
  /** From where it is seen first. */
  onShown: (from: Angle) => void;
};

/** A model on a stage in `host`, as long as the component stands; `lines` takes its measured lines. */
export function useStage({ glb, planOf, measured, onPress, onShown }: Wants): Staged {
  const host = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const stage = useRef<Stage>(null);
  const [model, setModel] = useState<Model | null | 'failed'>(null);
  const drawn = useEffectEvent((project: Project, angle: Angle) => {
    if (!lines.current || !model || model === 'failed') return;
    drawLines(lines.current, measured ? planOf(model.extent).lines(angle) : [], project);
  });
  const pressed = useEffectEvent(onPress);
  const furnish = useEffectEvent((built: Stage, { extent }: Model) => {
    const { room, frame, from } = planOf(extent);
    built.add(floorShadow(extent));
    for (const block of room) built.add(roomOf(block));
    built.look(frame, from);
    onShown(from);
  });

  useEffect(() => {
    if (!host.current) return;
    let built: Stage;
    try {
      built = new Stage({
        host: host.current,
        still: matchMedia(STILL).matches,
        onDrawn: (project, angle) => drawn(project, angle),
        onPress: (door) => pressed(door),
      });
    } catch {
      setModel('failed');
      return;
    }
    stage.current = built;
    built.show(glb).then(
      (shown) => {
        if (stage.current !== built) return;
        furnish(built, shown);
        setModel(shown);
      },
      () => stage.current === built && setModel('failed'),
    );
    return () => {
      stage.current = null;
      built.close();
    };
  }, [glb]);

  useEffect(() => {
    if (model) stage.current?.draw();
  }, [model]);

  return { host, lines, stage, model };
}
