import en from './en.json';

/** A field with a label in every language. */
export type FieldLabel = keyof typeof en.field;

export function isFieldLabel(name: string): name is FieldLabel {
  return Object.hasOwn(en.field, name);
}
