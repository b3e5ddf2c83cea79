import { lazy, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first shown. React keeps a failed import for ever; here the next mount
 * after a failure tries again.
 */
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
