import type { ThemeConfig } from 'antd';

export const CLASS_NAMES: Pick<ThemeConfig, 'hashed' | 'cssVar'> = { hashed: false, cssVar: { key: 'comptoir' } };
