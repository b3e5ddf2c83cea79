/** IANA name of the browser's time zone, in which an export writes its dates and a total counts its days. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
