import * as antd from 'antd';
import type { ComponentType } from 'react';
import { within } from './within';

type Kept = Omit<antd.ConfigProviderProps, 'theme' | 'prefixCls' | 'iconPrefixCls' | 'csp'>;

/** Sizes, defaults and texts of what stands below it; the look is the shell's. */
export const ConfigProvider: ComponentType<Kept> & Pick<typeof antd.ConfigProvider, 'useConfig'> = within(
  antd.ConfigProvider,
);
