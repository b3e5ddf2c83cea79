const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** Formats bytes: '340 kB', '1.4 MB'. @param language BCP 47 */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
