import { designTokens, touch } from './tokens';

type Token = string | number;

const UNITLESS = /^(lineHeight|opacity|fontWeight|zIndex)/;
/** Tokens unused by stylesheets: antd's colour families, seeds of its algorithms, breakpoints. */
const UNUSED =
  /^(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime|screen|motion(Base|Unit)$|size)/;
const COLOUR = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|\btransparent\b/gi;

/** Design tokens as custom properties; colours contain both appearances. */
export function tokenCss(): string {
  const dark = new Map(Object.entries(designTokens('dark')));
  const lines = Object.entries(designTokens('light'))
    .filter((entry): entry is [string, Token] => isToken(entry[1]) && !UNUSED.test(entry[0]))
    .map(([name, value]) => `  ${propertyName(name)}: ${bothAppearances(value, dark.get(name), name)};`);
  return `/* Written by extract-css.ts from tokens.ts. */\n:root {\n${lines.join('\n')}\n}\n\n${touchCss()}`;
}

/** Larger sizes on touch screens; the doubled class outranks antd's own rules. */
function touchCss(): string {
  const lines = Object.entries(touch).map(([name, value]) => `    ${propertyName(name)}: ${value}px;`);
  const selectors = '  :root,\n  .comptoir.ant-picker-css-var.ant-picker-css-var';
  // Seven such days fit into 360 px only with less padding.
  const calendar = '  .ant-picker-date-panel.ant-picker-date-panel {\n    --ant-padding: 6px;\n  }';
  return `@media (pointer: coarse) {\n${selectors} {\n${lines.join('\n')}\n  }\n\n${calendar}\n}\n`;
}

/** Name of a token in antd's stylesheets: `--ant-color-bg-container` for `colorBgContainer`. */
export function propertyName(token: string): string {
  const words = token
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2');
  return `--ant-${words.toLowerCase()}`;
}

/** `light`, with each colour that differs from `dark` written as `light-dark(…)`. */
export function bothAppearances(light: Token, dark: unknown, name = ''): string {
  if (typeof light === 'number') return UNITLESS.test(name) ? String(light) : `${light}px`;
  const text = oneLine(light);
  if (typeof dark !== 'string') return text;
  const others = oneLine(dark).match(COLOUR) ?? [];
  let index = 0;
  return text.replaceAll(COLOUR, (colour) => {
    const other = others[index++];
    return other === undefined || other === colour ? colour : `light-dark(${colour}, ${other})`;
  });
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function isToken(value: unknown): value is Token {
  return typeof value === 'string' || typeof value === 'number';
}
