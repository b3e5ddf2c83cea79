import type { Mount, MountContext, Mounted } from '../remote/mount';

export interface Piece {
  /** Resolves once it is mounted; absent if it already is. */
  pending?: Promise<void>;
  update: () => void;
  /** Unmounts it, even if it is not mounted yet. */
  end: () => void;
}

/**
 * Mounts a piece.
 * @throws errors of the remote, and TypeError for a `mount` that returns no way to unmount
 */
export function startPiece(mount: Mount, element: HTMLElement, context: MountContext): Piece {
  let mounted: Mounted | undefined;
  let isOver = false;
  const take = (result: Mounted | (() => void)) => {
    mounted = mountedOf(result);
    if (isOver) mounted.unmount();
  };
  const result = mount(element, context);
  const pending = result instanceof Promise ? result.then(take) : take(result);
  return {
    ...(pending && { pending }),
    update: () => mounted?.update?.(context),
    end: () => {
      isOver = true;
      try {
        mounted?.unmount();
      } catch (cause) {
        // React would attribute it to the page that is left or comes next.
        reportError(cause);
      }
    },
  };
}

function mountedOf(result: unknown): Mounted {
  if (isUnmount(result)) return { unmount: result };
  if (isMounted(result)) return result;
  throw new TypeError('mount gives neither a function that unmounts nor an object with unmount');
}

function isUnmount(result: unknown): result is () => void {
  return typeof result === 'function';
}

function isMounted(result: unknown): result is Mounted {
  return typeof result === 'object' && result !== null && 'unmount' in result && isUnmount(result.unmount);
}
