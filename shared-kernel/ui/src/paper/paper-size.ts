/** DIN A4, or a receipt roll of 80 mm. */
export const PAPER_SIZES = ['a4', 'receipt'] as const;

export type PaperSize = (typeof PAPER_SIZES)[number];

const STORAGE_KEY = 'comptoir.paper';

/** Paper size last chosen in this browser. */
export function lastPaperSize(): PaperSize {
  return localStorage.getItem(STORAGE_KEY) === 'receipt' ? 'receipt' : 'a4';
}

export function rememberPaperSize(size: PaperSize): void {
  localStorage.setItem(STORAGE_KEY, size);
}
