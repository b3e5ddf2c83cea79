import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n';
import { CLASS_NAMES } from './class-names';
import { useCalendarLocale } from './locale/use-calendar-locale';
import { popupContainer } from './popup-container';

/**
 * antd writes its variables into style elements even with `zeroRuntime`. They stand in the stylesheets already, and the
 * page's policy refuses inline styles: whatever it still writes goes into an element that is never part of the page.
 */
const NOWHERE = document.createElement('div');

const NO_WAVE = { disabled: true };

interface AntdProviderProps {
  /** Design tokens that components calculate with; what they look like is in the stylesheets. */
  tokens?: ThemeConfig;
  children: ReactNode;
}

const FIXED = { ...CLASS_NAMES, zeroRuntime: true };

/** A popup whose animation is over at once is never put in its place: where motion is unwanted there is none. */
function themeOfNow({ token, ...others }: ThemeConfig = {}): ThemeConfig {
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ...others, ...FIXED, token: { ...token, motion } };
}

/** What every antd component of this kit stands in. */
export function AntdProvider({ tokens, children }: AntdProviderProps) {
  const { language, direction } = useLanguage();
  const locale = useCalendarLocale(language);
  return (
    <StyleProvider container={NOWHERE}>
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
