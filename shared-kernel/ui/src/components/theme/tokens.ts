import { theme, type ThemeConfig } from 'antd';

type Tokens = NonNullable<ThemeConfig['token']>;

const SYSTEM_FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', 'Helvetica Neue', Arial, sans-serif";

/** Sizes and fonts of both appearances: 14 px text, 34 px controls. */
const shape: Tokens = {
  fontFamily: SYSTEM_FONT,
  fontSize: 14,
  fontSizeHeading1: 24,
  fontSizeHeading2: 20,
  fontSizeHeading3: 16,
  fontSizeHeading4: 14,
  lineHeightHeading1: 1.3333,
  lineHeightHeading2: 1.4,
  lineHeightHeading3: 1.5,
  controlHeight: 34,
  controlHeightLG: 40,
  controlHeightSM: 26,
  borderRadius: 7,
  borderRadiusLG: 10,
  borderRadiusSM: 5,
  wireframe: false,
};

/** Touch targets of 44 px; iPhones zoom into fields with less than 16 px text. */
export const touch = {
  controlHeight: 44,
  controlHeightSM: 44,
  controlHeightLG: 48,
  fieldFontSize: 16,
  datePickerInputFontSize: 16,
  datePickerPaddingBlock: 9,
  // With its padding a day is 44 px high as well.
  datePickerCellHeight: 32,
  datePickerCellWidth: 44,
};

const light: Tokens = {
  colorPrimary: '#0d5c63',
  colorPrimaryHover: '#0a4a50',
  colorPrimaryActive: '#083b40',
  colorPrimaryText: '#0d5c63',
  colorPrimaryBg: '#e3f0f0',
  colorPrimaryBgHover: '#d2e6e6',
  colorPrimaryBorder: '#9cc5c7',
  colorLink: '#0d5c63',
  colorLinkHover: '#0a4a50',
  colorInfo: '#0d5c63',
  colorInfoText: '#0d5c63',
  colorInfoBg: '#e3f0f0',
  colorInfoBgHover: '#d2e6e6',
  colorInfoBorder: '#9cc5c7',
  colorSuccess: '#1b7347',
  colorSuccessText: '#17633d',
  colorSuccessBg: '#e5f4ea',
  colorSuccessBorder: '#a8d8ba',
  colorWarning: '#8f5b00',
  colorWarningText: '#7a4e00',
  colorWarningBg: '#fdf2dc',
  colorWarningBorder: '#ecd096',
  colorError: '#b3261e',
  colorErrorHover: '#971e17',
  colorErrorActive: '#8c1d18',
  colorErrorText: '#a3211a',
  colorErrorBg: '#fcecea',
  colorErrorBgHover: '#f9dedb',
  colorErrorBorder: '#eeb4af',
  colorText: '#14232a',
  colorTextHeading: '#14232a',
  colorTextSecondary: '#47585f',
  colorTextTertiary: '#5a6b72',
  colorTextDescription: '#5a6b72',
  colorTextQuaternary: '#617278',
  colorTextDisabled: '#617278',
  colorTextPlaceholder: '#617278',
  colorTextLightSolid: '#ffffff',
  colorIcon: '#5a6b72',
  colorBgBase: '#ffffff',
  colorBgLayout: '#f4f6f6',
  colorBgContainer: '#ffffff',
  colorBgElevated: '#ffffff',
  colorBgMask: 'rgba(13, 27, 32, 0.42)',
  colorBgSpotlight: '#22343b',
  colorBorder: '#84949a',
  colorBorderDisabled: '#c3cdd0',
  colorBorderSecondary: '#e0e6e7',
  colorSplit: '#e0e6e7',
  colorFillTertiary: 'rgba(20, 35, 42, 0.05)',
  colorFillSecondary: 'rgba(20, 35, 42, 0.08)',
  controlItemBgHover: '#f0f4f4',
  controlItemBgActive: '#e3f0f0',
};

const dark: Tokens = {
  colorPrimary: '#6fc3c8',
  colorPrimaryHover: '#8ad2d6',
  colorPrimaryActive: '#a3dfe2',
  colorPrimaryText: '#6fc3c8',
  colorPrimaryBg: '#143438',
  colorPrimaryBgHover: '#1a4146',
  colorPrimaryBorder: '#2c646a',
  colorLink: '#7ccace',
  colorLinkHover: '#a3dfe2',
  colorInfo: '#6fc3c8',
  colorInfoText: '#6fc3c8',
  colorInfoBg: '#143438',
  colorInfoBgHover: '#1a4146',
  colorInfoBorder: '#2c646a',
  colorSuccess: '#6cc796',
  colorSuccessText: '#84d3a8',
  colorSuccessBg: '#143122',
  colorSuccessBorder: '#2b5c42',
  colorWarning: '#e0b15c',
  colorWarningText: '#e9c27c',
  colorWarningBg: '#3a2d14',
  colorWarningBorder: '#695425',
  colorError: '#f2958d',
  colorErrorHover: '#f6aaa3',
  colorErrorActive: '#f9bdb8',
  colorErrorText: '#f6a69f',
  colorErrorBg: '#3d1c1b',
  colorErrorBgHover: '#4a2322',
  colorErrorBorder: '#7b3834',
  colorText: '#e4ebec',
  colorTextHeading: '#f1f5f5',
  colorTextSecondary: '#b1bfc3',
  colorTextTertiary: '#9aa9ae',
  colorTextDescription: '#9aa9ae',
  colorTextQuaternary: '#8f9fa5',
  colorTextDisabled: '#8f9fa5',
  colorTextPlaceholder: '#8f9fa5',
  colorTextLightSolid: '#0b2124',
  colorIcon: '#9aa9ae',
  colorBgBase: '#10191d',
  colorBgLayout: '#0d1518',
  colorBgContainer: '#151f24',
  colorBgElevated: '#1b272d',
  colorBgMask: 'rgba(3, 8, 10, 0.6)',
  colorBgSpotlight: '#d9e1e3',
  colorBorder: '#62757c',
  colorBorderDisabled: '#35454c',
  colorBorderSecondary: '#27353b',
  colorSplit: '#27353b',
  colorFillTertiary: 'rgba(228, 235, 236, 0.07)',
  colorFillSecondary: 'rgba(228, 235, 236, 0.11)',
  controlItemBgHover: '#1f2c32',
  controlItemBgActive: '#143438',
};

/** All tokens of an appearance, including those derived by antd. */
export function designTokens(appearance: 'light' | 'dark') {
  return theme.getDesignToken(themeOf(appearance));
}

/** antd's configuration of an appearance. */
export function themeOf(appearance: 'light' | 'dark'): ThemeConfig {
  return appearance === 'light'
    ? { algorithm: theme.defaultAlgorithm, token: { ...shape, ...light } }
    : { algorithm: theme.darkAlgorithm, token: { ...shape, ...dark } };
}
