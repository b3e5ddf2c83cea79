/** DIN A4 and A6, or a receipt roll of 80 mm. */
export const PAPER_SIZES = ['a4', 'a6', 'receipt'] as const;

export type PaperSize = (typeof PAPER_SIZES)[number];

const STORAGE_KEY = 'comptoir.paper';

/** Paper size last chosen in this browser. */
export function lastPaperSize(): PaperSize {
  return paperSizeOf(localStorage.getItem(STORAGE_KEY));
}

/** A4 for an unknown name. */
export function paperSizeOf(name: string | null): PaperSize {
  return PAPER_SIZES.find((size) => size === name) ?? 'a4';
}

export function rememberPaperSize(size: PaperSize): void {
  localStorage.setItem(STORAGE_KEY, size);
}
