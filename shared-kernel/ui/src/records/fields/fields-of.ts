import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import {
  AmountField,
  CheckboxField,
  CountryField,
  SelectField,
  type AmountFieldProps,
  type CheckboxFieldProps,
  type CountryFieldProps,
  type SelectFieldProps,
} from './choice-fields';
import { ControlField, type ControlFieldProps } from './control-field';
import { ReasonField, type ReasonFieldProps } from './reason-field';
import {
  PasswordField,
  TextAreaField,
  TextField,
  type PasswordFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './text-fields';

/** Fields bound to the surrounding form by the name of a value. */
export interface Fields<Values extends FieldValues> {
  TextField: (props: TextFieldProps<FieldPath<Values>>) => ReactNode;
  TextAreaField: (props: TextAreaFieldProps<FieldPath<Values>>) => ReactNode;
  PasswordField: (props: PasswordFieldProps<FieldPath<Values>>) => ReactNode;
  SelectField: (props: SelectFieldProps<FieldPath<Values>>) => ReactNode;
  CountryField: (props: CountryFieldProps<FieldPath<Values>>) => ReactNode;
  AmountField: (props: AmountFieldProps<FieldPath<Values>>) => ReactNode;
  CheckboxField: (props: CheckboxFieldProps<FieldPath<Values>>) => ReactNode;
  ReasonField: (props: ReasonFieldProps<FieldPath<Values>>) => ReactNode;
  ControlField: <Name extends FieldPath<Values>>(props: ControlFieldProps<Values, Name>) => ReactNode;
}

const FIELDS = {
  TextField,
  TextAreaField,
  PasswordField,
  SelectField,
  CountryField,
  AmountField,
  CheckboxField,
  ReasonField,
  ControlField,
};

/**
 * Typed fields for a form with these values: an unknown name does not compile. Use them inside a `Form` with its
 * `form`, as in `EditPage` and `CreatePage`.
 */
export function fieldsOf<Values extends FieldValues>(): Fields<Values> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same components, for the names of one form only
  return FIELDS as unknown as Fields<Values>;
}
