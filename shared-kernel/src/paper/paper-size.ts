/** Of a roll of 80 mm, or DIN A4. */
export const PAPER_SIZES = ['a4', 'receipt'] as const;

export type PaperSize = (typeof PAPER_SIZES)[number];

const STORAGE_KEY = 'comptoir.paper';

/** The paper of the printer at this desk, as it was chosen last. */
export function lastPaperSize(): PaperSize {
  return localStorage.getItem(STORAGE_KEY) === 'receipt' ? 'receipt' : 'a4';
}

export function rememberPaperSize(size: PaperSize): void {
  localStorage.setItem(STORAGE_KEY, size);
}
