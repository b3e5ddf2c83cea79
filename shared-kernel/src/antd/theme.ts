import { theme as antdTheme } from 'antd';
import { useTokens } from './tokens';

/** The shell's design tokens. They cannot be changed: one product has one look. */
export const theme = {
  getDesignToken: antdTheme.getDesignToken,
  /**
   * `cssVar.colorPrimary` is `var(--ant-color-primary)`, which also follows the appearance of a part of the page;
   * `token.colorPrimary` is its value now.
   */
  useToken: (): Pick<ReturnType<typeof useTokens>, 'token' | 'cssVar'> => useTokens(),
};
