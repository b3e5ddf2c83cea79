import { createContext, createElement, useContext, type ElementType, type ReactNode } from 'react';
import { AntdProvider } from './provider/antd-provider';
import { useTokens } from './tokens';

const Inside = createContext(false);

/** Adds the shell's look, language and popup container, unless an ancestor already does. */
export function Surroundings({ children }: { children: ReactNode }) {
  const inside = useContext(Inside);
  return inside ? children : <Outermost>{children}</Outermost>;
}

function Outermost({ children }: { children: ReactNode }) {
  const { config } = useTokens();
  return (
    <Inside value>
      <AntdProvider tokens={config}>{children}</AntdProvider>
    </Inside>
  );
}

/** Parts that antd compares by identity, always used inside another component. */
const RECOGNISED: ReadonlySet<string> = new Set(['Grid', 'Option', 'OptGroup', 'TreeNode']);

/** Properties that define a React component, not to be copied. */
const OF_REACT: ReadonlySet<string> = new Set(['$$typeof', 'render', 'compare', 'type', 'contextType', 'defaultProps']);

const created = new WeakMap<object, unknown>();

/** Wraps an antd component and its parts (`Form.Item`), so that they need no provider. */
export function within<Component extends ElementType & object>(component: Component): Component;
export function within(component: ElementType & object): unknown {
  const known = created.get(component);
  if (known) return known;
  const Within = (props: Readonly<Record<string, unknown>>) => (
    <Surroundings>{createElement(component, props)}</Surroundings>
  );
  // Some components refer to themselves.
  created.set(component, Within);
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(component))) {
    if (OF_REACT.has(name) || !property.enumerable) continue;
    const part: unknown = property.value;
    // Getters, for example deprecation warnings, run only when they are used.
    Object.defineProperty(Within, name, isPart(name, part) ? { ...property, value: within(part) } : property);
  }
  return Within;
}

function isPart(name: string, part: unknown): part is ElementType & object {
  if (!/^[A-Z]/.test(name) || RECOGNISED.has(name)) return false;
  return typeof part === 'function' || (typeof part === 'object' && part !== null && '$$typeof' in part);
}
