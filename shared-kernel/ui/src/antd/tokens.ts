import type { ThemeConfig } from 'antd';
import { useSyncExternalStore } from 'react';
import { useAppearance } from '@comptoir/kernel/internal/theme/appearance';
import { propertyName } from '../components/theme/token-css';
import { designTokens, themeOf } from '../components/theme/tokens';

type DesignTokens = ReturnType<typeof designTokens>;

interface Tokens {
  config: ThemeConfig;
  token: DesignTokens;
  /** The same as custom properties, which follow a change of the appearance. */
  cssVar: Readonly<Record<keyof DesignTokens, string>>;
}

const known = new Map<string, Tokens>();

/** Design tokens of the shell for the current appearance, light or dark. */
export function useTokens(): Tokens {
  const chosen = useAppearance();
  const isDark = useSyncExternalStore(watchDevice, deviceIsDark);
  const shown = chosen === 'system' ? (isDark ? 'dark' : 'light') : chosen;
  return tokensOf(shown);
}

function tokensOf(appearance: 'light' | 'dark'): Tokens {
  const created = known.get(appearance);
  if (created) return created;
  const token = designTokens(appearance);
  const names = Object.keys(token).map((name) => [name, `var(${propertyName(name)})`]);
  const tokens = { config: themeOf(appearance), token, cssVar: Object.fromEntries(names) };
  known.set(appearance, tokens);
  return tokens;
}

const DARK = '(prefers-color-scheme: dark)';
const deviceIsDark = () => matchMedia(DARK).matches;

function watchDevice(listener: () => void): () => void {
  const device = matchMedia(DARK);
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}
