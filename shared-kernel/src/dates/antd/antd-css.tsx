import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { Button, ConfigProvider, DatePicker } from 'antd';
import { renderToString } from 'react-dom/server';
import { CLASS_NAMES } from './class-names';
import { bothAppearances } from '../../ui/theme/token-css';
import { themeOf } from '../../ui/theme/tokens';

/** antd restyles every link of the page, and takes its focus ring away. */
const PLAIN_LINKS = /(?<=[}\n]|^)a(?::[\w-]+)?(?:,\s*a(?::[\w-]+)?)*\{[^}]*\}/g;

/** The styles of the antd components behind `dates`, and of those inside them, for both appearances. */
export function antdCss(): string {
  const both = bothAppearances(stylesOf('light'), stylesOf('dark'));
  return `/* Written by extract-css.ts. */\n${both}\n`;
}

function stylesOf(appearance: 'light' | 'dark'): string {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ ...themeOf(appearance), ...CLASS_NAMES }}>
        <DatePicker />
        <Button />
      </ConfigProvider>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types: ['style', 'cssVar'] }).replaceAll(PLAIN_LINKS, '');
}
