import { useEffect, type ReactNode } from 'react';
import { contentIsShown } from '../../first-calls/first-answers';
import { ErrorState } from './error-state';
import { SkeletonRows } from './skeleton';

interface LoadedProps<Data> {
  /** Every result of TanStack Query is one. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Stands there while it is on its way; by default the outline of some rows. */
  placeholder?: ReactNode;
  /** What could not be done; by default that this could not be loaded. */
  failed?: string;
  /** What is made of the data. */
  children: (data: Data) => ReactNode;
}

/** What is read: that it is on its way, that it failed with a way to try again, or what is made of it. */
export function Loaded<Data>({ query, placeholder, failed, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  const isSettled = data !== undefined || error !== null;
  useEffect(() => {
    if (isSettled) contentIsShown();
  }, [isSettled]);
  if (data !== undefined) return children(data);
  return error ? <ErrorState title={failed} error={error} onRetry={refetch} /> : (placeholder ?? <SkeletonRows />);
}
