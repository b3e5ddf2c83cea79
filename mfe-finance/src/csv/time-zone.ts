/** IANA name of the browser's time zone, in which an export writes its dates. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
