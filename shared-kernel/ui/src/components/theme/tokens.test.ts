import { bothAppearances, propertyName } from './token-css';
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

/** Contrast ratio of two opaque colours (`#rrggbb`), from 1 to 21. Formula: WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${colour} is not an opaque colour`);
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
