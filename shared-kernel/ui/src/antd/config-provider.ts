import * as antd from 'antd';
import type { ComponentType } from 'react';
import { within } from './within';

type Kept = Omit<antd.ConfigProviderProps, 'theme' | 'prefixCls' | 'iconPrefixCls' | 'csp'>;

/** Sizes, defaults and texts of the components below it. The look belongs to the shell and cannot be changed. */
export const ConfigProvider: ComponentType<Kept> & Pick<typeof antd.ConfigProvider, 'useConfig'> = within(
  antd.ConfigProvider,
);
