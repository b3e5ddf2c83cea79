import { theme as antdTheme } from 'antd';
import { useTokens } from './tokens';

/** The shell's design tokens; read-only, so that the product has one look. */
export const theme = {
  getDesignToken: antdTheme.getDesignToken,
  /**
   * `cssVar.colorPrimary` is `var(--ant-color-primary)` and follows the appearance of its part of the page;
   * `token.colorPrimary` is the current value.
   */
  useToken: (): Pick<ReturnType<typeof useTokens>, 'token' | 'cssVar'> => useTokens(),
};
