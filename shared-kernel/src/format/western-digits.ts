const LOCAL_DIGITS = /[٠-٩۰-۹]/g;

/** A text with its Arabic and Persian digits written as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replaceAll(LOCAL_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}
