import { lazy, type ComponentType } from 'react';

/** A lazy component that retries after a failed import on its next mount; React.lazy caches the failure. */
export function retryingLazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Current = attempt();

  function attempt() {
    return lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        Current = attempt();
        throw cause;
      }
    });
  }

  return function Retrying(props: Props) {
    return <Current {...props} />;
  };
}
