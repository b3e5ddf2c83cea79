import { createContext, createElement, useContext, type ElementType, type ReactNode } from 'react';
import { AntdProvider } from './provider/antd-provider';
import { useTokens } from './tokens';

/** Whether an element stands inside antd's providers already. */
const Inside = createContext(false);

/** Gives everything of antd below it the look, the language and the popups of the shell; once, by the outermost. */
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

/** Parts that antd recognises by their identity, and that only ever stand inside another. */
const RECOGNISED: ReadonlySet<string> = new Set(['Grid', 'Option', 'OptGroup', 'TreeNode']);

/** What makes a component of an object, and belongs to that object alone. */
const OF_REACT: ReadonlySet<string> = new Set(['$$typeof', 'render', 'compare', 'type', 'contextType', 'defaultProps']);

const made = new WeakMap<object, unknown>();

/** A component of antd and its parts (`Form.Item`), which need nothing around them. */
export function within<Component extends ElementType & object>(component: Component): Component;
export function within(component: ElementType & object): unknown {
  const known = made.get(component);
  if (known) return known;
  const Within = (props: Readonly<Record<string, unknown>>) => (
    <Surroundings>{createElement(component, props)}</Surroundings>
  );
  // Some are parts of themselves.
  made.set(component, Within);
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(component))) {
    if (OF_REACT.has(name) || !property.enumerable) continue;
    const part: unknown = property.value;
    // What antd computes when it is asked, as the warning about what is deprecated, is asked by whoever uses it.
    Object.defineProperty(Within, name, isPart(name, part) ? { ...property, value: within(part) } : property);
  }
  return Within;
}

function isPart(name: string, part: unknown): part is ElementType & object {
  if (!/^[A-Z]/.test(name) || RECOGNISED.has(name)) return false;
  return typeof part === 'function' || (typeof part === 'object' && part !== null && '$$typeof' in part);
}
