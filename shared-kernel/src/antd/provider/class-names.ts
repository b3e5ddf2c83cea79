import type { ThemeConfig } from 'antd';

/** The class names of antd's elements; `antd.css` is written for these. */
export const CLASS_NAMES: Pick<ThemeConfig, 'hashed' | 'cssVar'> = { hashed: false, cssVar: { key: 'comptoir' } };
