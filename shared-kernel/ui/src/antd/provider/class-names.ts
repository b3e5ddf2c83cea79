import type { ThemeConfig } from 'antd';

/** Class names of antd's elements, as `antd.css` has them. */
export const CLASS_NAMES: Pick<ThemeConfig, 'hashed' | 'cssVar'> = { hashed: false, cssVar: { key: 'comptoir' } };
