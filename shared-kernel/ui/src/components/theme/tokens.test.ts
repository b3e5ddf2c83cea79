import { bothAppearances, propertyName } from './token-css';
import { contrast } from './contrast';
import { designTokens } from './tokens';

test("a token has antd's name", () => {
  expect(propertyName('colorBgContainer')).toBe('--ant-color-bg-container');
  expect(propertyName('fontSizeHeading1')).toBe('--ant-font-size-heading-1');
  expect(propertyName('borderRadiusLG')).toBe('--ant-border-radius-lg');
});

test('a colour has both appearances, also within a longer value', () => {
  expect(bothAppearances('#fff', '#000')).toBe('light-dark(#fff, #000)');
  expect(bothAppearances('#fff', '#fff')).toBe('#fff');
  expect(bothAppearances('0 1px rgba(0,0,0,.1)', '0 1px rgba(9,9,9,.2)')).toBe(
    '0 1px light-dark(rgba(0,0,0,.1), rgba(9,9,9,.2))',
  );
});

test('lengths have units, factors have none', () => {
  expect(bothAppearances(34, 34, 'controlHeight')).toBe('34px');
  expect(bothAppearances(1.5, 1.5, 'lineHeight')).toBe('1.5');
});

const SURFACES = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const;
const TEXTS = [
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorTextPlaceholder',
  'colorLink',
  'colorPrimaryText',
  'colorErrorText',
] as const;
const SOLID = ['colorPrimary', 'colorPrimaryHover', 'colorErrorActive', 'colorErrorHover'] as const;
const TONES = ['colorPrimary', 'colorSuccess', 'colorWarning', 'colorError'] as const;

describe.each(['light', 'dark'] as const)('contrast when %s', (appearance) => {
  const tokens = designTokens(appearance);

  test.each(TEXTS)('%s is readable on all surfaces', (text) => {
    for (const surface of SURFACES) expect(contrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SOLID)('text on %s is readable', (fill) => {
    expect(contrast(tokens.colorTextLightSolid, tokens[fill])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(TONES)('the text of a tag is readable on its background: %s', (tone) => {
    expect(contrast(tokens[`${tone}Text`], tokens[`${tone}Bg`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.colorText, tokens[`${tone}Bg`])).toBeGreaterThanOrEqual(4.5);
  });

  test('the border of a control is visible', () => {
    expect(contrast(tokens.colorBorder, tokens.colorBgContainer)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.colorPrimary, tokens.colorBgContainer)).toBeGreaterThanOrEqual(3);
  });
});
