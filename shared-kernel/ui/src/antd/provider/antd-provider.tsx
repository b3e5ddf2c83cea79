import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '@comptoir/kernel/internal/i18n';
import { CLASS_NAMES } from './class-names';
import { useCalendarLocale } from './locale/use-calendar-locale';
import { popupContainer } from './popup-container';

/**
 * Detached target for style elements: antd writes its variables even with `zeroRuntime`. They are in the stylesheets
 * already, and the content security policy refuses inline styles.
 */
const DETACHED = document.createElement('div');

const NO_WAVE = { disabled: true };

interface AntdProviderProps {
  /** Tokens that components calculate with; their look is in the stylesheets. */
  tokens?: ThemeConfig;
  children: ReactNode;
}

const FIXED = { ...CLASS_NAMES, zeroRuntime: true };

/** Turns motion off for people who prefer less: with a zero duration antd never positions its popups. */
function themeOfNow({ token, ...others }: ThemeConfig = {}): ThemeConfig {
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ...others, ...FIXED, token: { ...token, motion } };
}

/** Providers around all antd components of this package. */
export function AntdProvider({ tokens, children }: AntdProviderProps) {
  const { language, direction } = useLanguage();
  const locale = useCalendarLocale(language);
  return (
    <StyleProvider container={DETACHED}>
      <ConfigProvider
        theme={themeOfNow(tokens)}
        wave={NO_WAVE}
        locale={locale}
        direction={direction}
        getPopupContainer={popupContainer}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
