import { westernDigits } from '@comptoir/kernel/internal/format/western-digits';

const TIME = /^(\d{1,2})(?:\s*[:hH.٫]\s*(\d{1,2})?|(\d\d))?$/;

/**
 * Parses a typed time of day: '9', '930', '9h30', '9:30' and '0930' give '09:30' or '09:00'. Returns null for an empty
 * text, undefined for an invalid one.
 */
export function readTime(typed: string): string | null | undefined {
  const text = westernDigits(typed).trim();
  if (text === '') return null;
  const [, first = '', apart, joined] = TIME.exec(text) ?? [];
  const hour = Number(first || Number.NaN);
  const minute = Number(apart ?? joined ?? 0);
  if (!(hour < 24) || !(minute < 60)) return undefined;
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}
