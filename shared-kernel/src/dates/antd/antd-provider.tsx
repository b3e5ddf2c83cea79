import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n';
import { useCalendarLocale } from '../calendar/use-calendar-locale';
import { CLASS_NAMES } from './class-names';

/**
 * antd writes its variables into style elements even with `zeroRuntime`. They stand in `antd.css` already, and the
 * page's policy refuses inline styles: whatever it still writes goes into an element that is never part of the page.
 */
const NOWHERE = document.createElement('div');

const THEME = { ...CLASS_NAMES, zeroRuntime: true };
const NO_WAVE = { disabled: true };

/** What every antd component of this kit stands in. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const locale = useCalendarLocale(language);
  return (
    <StyleProvider container={NOWHERE}>
      <ConfigProvider
        theme={THEME}
        wave={NO_WAVE}
        locale={locale}
        direction={direction}
        getPopupContainer={besideItsTrigger}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

// The top layer of an open dialog covers everything outside it; and content belongs to a landmark.
function besideItsTrigger(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('dialog, main') ?? document.body;
}
