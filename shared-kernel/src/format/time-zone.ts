/** Not every browser has it. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

/** IANA name of the browser's time zone, in which an export writes its dates and a total counts its days. */
export function browserTimeZone(): string {
  // The first format of a page takes a slow phone 70 ms.
  return typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
}
