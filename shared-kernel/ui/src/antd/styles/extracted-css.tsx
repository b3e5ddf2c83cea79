import { extractStyle as renderEach } from '@ant-design/static-style-extract';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { Button, ConfigProvider, DatePicker } from 'antd';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { bothAppearances } from '../../components/theme/token-css';
import { themeOf } from '../../components/theme/tokens';
import { CLASS_NAMES } from '../provider/class-names';

/** antd restyles every link of the page and removes its focus ring. */
const PLAIN_LINKS = /(?<=[}\n]|^)a(?::[\w-]+)?(?:,\s*a(?::[\w-]+)?)*\{[^}]*\}/g;

interface ExtractedCss {
  /** Styles of the components exported by `dates`, and of those inside them. */
  dates: string;
  /** Styles of all other components; loaded after `dates`. */
  rest: string;
}

export function extractedCss(): ExtractedCss {
  const light = stylesOf('light');
  const dark = stylesOf('dark');
  const file = (part: keyof ExtractedCss) =>
    `/* Written by extract-css.ts. */\n${bothAppearances(light[part], dark[part])}\n`;
  return { dates: file('dates'), rest: file('rest') };
}

function stylesOf(appearance: 'light' | 'dark'): ExtractedCss {
  const cache = createCache();
  const draw = (components: ReactNode) => {
    renderToString(
      <StyleProvider cache={cache}>
        <ConfigProvider theme={{ ...themeOf(appearance), ...CLASS_NAMES }}>{components}</ConfigProvider>
      </StyleProvider>,
    );
    // `once` leaves out styles that are extracted already.
    return extractStyle(cache, { plain: true, types: ['style', 'cssVar'], once: true }).replaceAll(PLAIN_LINKS, '');
  };
  const dates = draw(
    <>
      <DatePicker />
      <Button />
    </>,
  );
  let rest = '';
  renderEach((every) => {
    rest = draw(every);
    return <></>;
  });
  return { dates, rest };
}
