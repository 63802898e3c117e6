import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Angle, Shape } from '@/lib/catalogue/models/place';
import { floorShadow } from './engine/floor-shadow';
import { drawLines, type Project } from './engine/measured-lines';
import { roomOf } from './engine/room';
import { Stage } from './engine/stage';
import type { Plan } from './plan';

const STILL = '(prefers-reduced-motion: reduce)';

type Model = { shape: Shape; doors: readonly string[]; plan: Plan };

export type Staged = {
  host: RefObject<HTMLDivElement | null>;
  lines: RefObject<SVGSVGElement | null>;
  stage: RefObject<Stage | null>;
  /** Null until it is there; `failed` when it does not come. */
  model: Model | null | 'failed';
};

type Wants = {
  glb: string;
  planOf: (shape: Shape) => Plan;
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
    drawLines(lines.current, measured ? model.plan.lines(angle) : [], project);
  });
  const pressed = useEffectEvent(onPress);
  const furnish = useEffectEvent((built: Stage, shown: Omit<Model, 'plan'>) => {
    const plan = planOf(shown.shape);
    if (plan.stands) built.add(floorShadow(shown.shape));
    for (const block of plan.room) built.add(roomOf(block));
    built.look(plan.frame, plan.from);
    onShown(plan.from);
    setModel({ ...shown, plan });
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
        if (stage.current === built) furnish(built, shown);
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
