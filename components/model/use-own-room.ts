import { type RefObject, useEffect, useRef, useState } from 'react';
import { part } from '@/lib/build/part-client';
import { openRoom } from '@/lib/catalogue/models/own-room-client';
import { MODEL_LOST, refusalWords, ROOM_ENDED, type RoomPhase } from '@/lib/catalogue/models/own-room-words';
import { sizeLines } from '@/lib/catalogue/models/size-lines';
import { drawLines } from './engine/measured-lines';
import type { RoomStage } from './engine/room-stage';

/** `shut` before and after a session, with what went wrong; `asked` while the camera is requested. */
type Shown = { phase: 'shut' | 'asked' | RoomPhase; trouble?: string };

type OwnRoom = Shown & {
  overlay: RefObject<HTMLDivElement | null>;
  lines: RefObject<SVGSVGElement | null>;
  /** Null until the model is loaded. */
  stage: RoomStage | null;
  begin: () => Promise<void>;
  end: () => void;
};

/** Shows a model in the room that the camera sees, from a press until the session ends, whoever ends it. */
export function useOwnRoom(glb: string): OwnRoom {
  const overlay = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const running = useRef<XRSession>(null);
  const [stage, setStage] = useState<RoomStage | null>(null);
  const [shown, setShown] = useState<Shown>({ phase: 'shut' });

  useEffect(() => () => void running.current?.end(), []);

  const begin = async () => {
    if (!overlay.current) return;
    setShown({ phase: 'asked' });
    try {
      const session = await openRoom(overlay.current);
      // The component was unmounted while the camera was requested, so nothing else would end the session.
      if (!overlay.current) return void session.end();
      running.current = session;
      await show(session, lines.current);
    } catch (thrown) {
      const name = thrown instanceof DOMException ? thrown.name : '';
      setShown({ phase: 'shut', trouble: refusalWords(name) });
    }
  };

  const show = async (session: XRSession, svg: SVGSVGElement | null) => {
    let built: RoomStage | undefined;
    let trouble = ROOM_ENDED;
    session.addEventListener('end', () => {
      built?.close();
      svg?.replaceChildren();
      setStage(null);
      // If `end` was called, it has already cleared the ref.
      setShown(running.current === session ? { phase: 'shut', trouble } : { phase: 'shut' });
      running.current = null;
    });
    setShown({ phase: 'coming' });
    try {
      const { RoomStage } = await part(() => import('./engine/room-stage'));
      if (!svg || running.current !== session) return;
      built = await RoomStage.open({
        session,
        glb,
        over: svg,
        colour: getComputedStyle(svg).color,
        still: matchMedia('(prefers-reduced-motion: reduce)').matches,
        onPhase: (phase) => setShown({ phase }),
        onDrawn: (project, angle) =>
          drawLines(svg, project && built ? sizeLines(built.shape, angle) : [], project ?? (() => null)),
      });
      setStage(built);
    } catch {
      trouble = MODEL_LOST;
      if (running.current === session) await session.end();
    }
  };

  const end = () => {
    const session = running.current;
    running.current = null;
    void session?.end();
  };

  return { ...shown, overlay, lines, stage, begin, end };
}
