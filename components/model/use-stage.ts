import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Angle, Place, Shape } from '@/lib/catalogue/models/place';
import { floorShadow, turnedShadow } from './engine/floor-shadow';
import { drawLines, type Project } from './engine/measured-lines';
import { roomOf } from './engine/room';
import { type Door, Stage } from './engine/stage';
import type { Plan } from './plan';

const ORIGIN: Place = [0, 0, 0];
const STILL = '(prefers-reduced-motion: reduce)';

type Model = { shapes: readonly Shape[]; doors: readonly Door[]; plan: Plan };

export type Staged = {
  host: RefObject<HTMLDivElement | null>;
  lines: RefObject<SVGSVGElement | null>;
  stage: RefObject<Stage | null>;
  /** Null until it is loaded; `failed` if it cannot be. */
  model: Model | null | 'failed';
};

type Wants = {
  glbs: readonly string[];
  /** Identifies the scene among several of the same models. */
  scene: string;
  planOf: (first: Shape, all: readonly Shape[]) => Plan;
  measured: boolean;
  onPress: (door: Door) => void;
  /** Receives the initial angle. */
  onShown: (from: Angle) => void;
};

/** Shows models on a stage in `host` while the component is mounted; the dimension lines are drawn into `lines`. */
export function useStage({ glbs, scene, planOf, measured, onPress, onShown }: Wants): Staged {
  const host = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const stage = useRef<Stage>(null);
  const [model, setModel] = useState<Model | null | 'failed'>(null);
  const drawn = useEffectEvent((project: Project, angle: Angle) => {
    if (!lines.current || !model || model === 'failed') return;
    drawLines(lines.current, measured ? model.plan.lines(angle) : [], project);
  });
  const wanted = JSON.stringify(glbs);
  const pressed = useEffectEvent(onPress);
  const furnish = useEffectEvent((built: Stage, shown: Omit<Model, 'plan'>) => {
    const [first] = shown.shapes;
    if (!first) return setModel('failed');
    const plan = planOf(first, shown.shapes);
    built.place(plan.places, plan.axes ?? [], plan.doorsOff === true);
    const shadows = shown.shapes.flatMap((shape, at) => {
      const place = plan.places[at] ?? ORIGIN;
      const axes = plan.axes?.[at];
      if (!plan.stands || (place[1] !== 0 && !axes)) return [];
      return [axes ? turnedShadow(shape, place, axes) : floorShadow(shape, place)];
    });
    built.furnish([...shadows, ...plan.room.map(roomOf)]);
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
    built.show(JSON.parse(wanted) as string[]).then(
      (shown) => {
        if (stage.current === built) furnish(built, shown);
      },
      () => stage.current === built && setModel('failed'),
    );
    return () => {
      stage.current = null;
      built.close();
    };
  }, [wanted]);

  const furnished = useRef(scene);
  const refurnish = useEffectEvent((now: string) => {
    if (now === furnished.current) return;
    furnished.current = now;
    if (stage.current && model && model !== 'failed') furnish(stage.current, model);
  });
  useEffect(() => refurnish(scene), [scene]);

  useEffect(() => {
    if (model) stage.current?.draw();
  }, [model]);

  return { host, lines, stage, model };
}
