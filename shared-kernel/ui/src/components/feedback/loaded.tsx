import { useEffect, type ReactNode } from 'react';
import { contentIsShown } from '@comptoir/kernel/internal/first-calls/first-answers';
import { ErrorState } from './error-state';
import { SkeletonRows } from './skeleton';

interface LoadedProps<Data> {
  /** A result of TanStack Query. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Shown while loading; skeleton rows by default. */
  placeholder?: ReactNode;
  /** Title of the error; by default that loading failed. */
  failed?: string;
  children: (data: Data) => ReactNode;
}

/** Renders the state of a query: loading, an error with retry, or the data. */
export function Loaded<Data>({ query, placeholder, failed, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  const isSettled = data !== undefined || error !== null;
  useEffect(() => {
    if (isSettled) contentIsShown();
  }, [isSettled]);
  if (data !== undefined) return children(data);
  return error ? <ErrorState title={failed} error={error} onRetry={refetch} /> : (placeholder ?? <SkeletonRows />);
}
