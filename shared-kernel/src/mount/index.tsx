import { use, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PieceProps } from '../remote';
import type { Mount, MountModule } from '../remote/mount';
import { startPiece, type Piece } from './start-piece';
import { useMountContext } from './use-mount-context';

/** The components that the shell shows for a module which mounts itself. */
export function componentsOf({ mount }: MountModule): Record<'Area' | 'Widget', ComponentType<PieceProps>> {
  const Content = ({ basename = '' }: PieceProps) => <MountedPiece mount={mount} basename={basename} />;
  return { Area: Content, Widget: Content };
}

function MountedPiece({ mount, basename }: { mount: Mount; basename: string }) {
  const element = useRef<HTMLDivElement>(null);
  const piece = useRef<Piece>(undefined);
  const [pending, setPending] = useState<Promise<void>>();
  const { context, told } = useMountContext(basename);

  useEffect(() => {
    if (!element.current) return undefined;
    const started = startPiece(mount, element.current, context);
    piece.current = started;
    setPending(started.pending);
    return started.end;
  }, [mount, context]);

  const before = useRef(told);
  useEffect(() => {
    if (before.current !== told) piece.current?.update();
    before.current = told;
  }, [told]);

  return (
    <>
      <div ref={element} />
      {pending && <Awaited promise={pending} />}
    </>
  );
}

/** Lets what stands around wait, and fails with it. */
function Awaited({ promise }: { promise: Promise<void> }) {
  use(promise);
  return null;
}
