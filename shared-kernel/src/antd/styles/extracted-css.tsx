import { extractStyle as renderEach } from '@ant-design/static-style-extract';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { Button, ConfigProvider, DatePicker } from 'antd';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { bothAppearances } from '../../ui/theme/token-css';
import { themeOf } from '../../ui/theme/tokens';
import { CLASS_NAMES } from '../provider/class-names';

/** antd restyles every link of the page, and takes its focus ring away. */
const PLAIN_LINKS = /(?<=[}\n]|^)a(?::[\w-]+)?(?:,\s*a(?::[\w-]+)?)*\{[^}]*\}/g;

interface ExtractedCss {
  /** Of the components behind `dates`, and of those inside them. */
  dates: string;
  /** Of all others; it stands after the first. */
  rest: string;
}

/** The styles of antd's components, for both appearances. */
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
    // What was extracted once is left out the second time.
    return extractStyle(cache, { plain: true, types: ['style', 'cssVar'], once: true }).replaceAll(PLAIN_LINKS, '');
  };
  const dates = draw(
    <>
      <DatePicker />
      <Button />
    </>,
  );
  let rest = '';
  // It knows how to draw each component; where their styles go is ours.
  renderEach((every) => {
    rest = draw(every);
    return <></>;
  });
  return { dates, rest };
}
