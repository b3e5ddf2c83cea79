/** Joins truthy class names. */
export function classNames(...classes: readonly (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
