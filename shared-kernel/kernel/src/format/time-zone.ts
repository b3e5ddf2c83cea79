/** Not supported by all browsers. */
declare const Temporal: { Now: { timeZoneId: () => string } } | undefined;

/** IANA time zone of the browser, used for dates of exports and days of totals. */
export function browserTimeZone(): string {
  // The first date format of a page takes 70 ms on a slow phone.
  return typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
}
