import { use, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PieceProps } from '../remote';
import type { Mount, MountModule } from '../remote/mount';
import { startPiece, type Piece } from './start-piece';
import { useMountContext } from './use-mount-context';

/** Wraps a module with a `mount` function in the components that the shell renders. */
export function componentsOf({ mount }: MountModule): Record<'Area' | 'Widget', ComponentType<PieceProps>> {
  const Content = (place: PieceProps) => <MountedPiece key={place.record?.id} mount={mount} place={place} />;
  return { Area: Content, Widget: Content };
}

function MountedPiece({ mount, place }: { mount: Mount; place: PieceProps }) {
  const element = useRef<HTMLDivElement>(null);
  const piece = useRef<Piece>(undefined);
  const [pending, setPending] = useState<Promise<void>>();
  const { context, values } = useMountContext(place);

  useEffect(() => {
    if (!element.current) return undefined;
    const started = startPiece(mount, element.current, context);
    piece.current = started;
    setPending(started.pending);
    return started.end;
  }, [mount, context]);

  const before = useRef(values);
  useEffect(() => {
    if (before.current !== values) piece.current?.update();
    before.current = values;
  }, [values]);

  return (
    <>
      <div ref={element} />
      {pending && <Awaited promise={pending} />}
    </>
  );
}

function Awaited({ promise }: { promise: Promise<void> }) {
  use(promise);
  return null;
}
