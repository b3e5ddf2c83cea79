import { Suspense, useEffect, type ReactNode } from 'react';
import { RemoteError } from './reason-codes';

interface FirstRenderProps {
  /** Milliseconds until the content must render. */
  deadline: number;
  fallback: ReactNode;
  onLate: (cause: RemoteError) => void;
  children: ReactNode;
}

/** Shows `fallback` while the content suspends, and gives up after the deadline. */
export function FirstRender({ fallback, children, ...deadline }: FirstRenderProps) {
  return <Suspense fallback={<Waiting {...deadline}>{fallback}</Waiting>}>{children}</Suspense>;
}

function Waiting({ deadline, onLate, children }: Omit<FirstRenderProps, 'fallback'>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      onLate(new RemoteError('render-timeout', `Nothing was shown within ${deadline} ms`));
    }, deadline);
    return () => clearTimeout(timer);
  }, [deadline, onLate]);
  return children;
}
