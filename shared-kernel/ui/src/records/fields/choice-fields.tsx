import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { ReactNode } from 'react';
import { AmountInput, CountrySelect, useFormContext } from '@comptoir/ui/fields';
import { Checkbox } from '../../components/field/checkbox';
import { Select } from '../../components/controls/on-demand';
import type { SelectProps } from '../../components/select/select';
import type { BoundFieldProps } from './bound-field';
import { ControlField } from './control-field';

export interface SelectFieldProps<Name extends string = string>
  extends BoundFieldProps<Name>, Pick<SelectProps, 'options' | 'chosen' | 'disabled' | 'onIntent' | 'isLoading'> {
  /** Text without a selection; defaults to the label. */
  placeholder?: string;
}

/** Select of fixed options. */
export function SelectField(props: SelectFieldProps) {
  const { options, chosen, disabled = false, placeholder, onIntent, isLoading = false, ...field } = props;
  return (
    <ControlField {...field}>
      {({ value = null, ...bound }) => (
        <Select
          {...bound}
          value={value}
          options={options}
          chosen={chosen}
          disabled={disabled}
          onIntent={onIntent}
          isLoading={isLoading}
          placeholder={placeholder ?? field.label}
        />
      )}
    </ControlField>
  );
}

export interface CountryFieldProps<Name extends string = string> extends BoundFieldProps<Name> {
  disabled?: boolean;
}

/** Select of a country by its two-letter code. */
export function CountryField({ disabled = false, ...field }: CountryFieldProps) {
  return (
    <ControlField {...field}>
      {({ value, ...bound }) => <CountrySelect {...bound} value={value ?? ''} disabled={disabled} />}
    </ControlField>
  );
}

export interface AmountFieldProps<Name extends string = string> extends BoundFieldProps<Name> {
  /** Currency that decides how '12.500' is parsed. */
  currency?: CurrencyCode | '' | undefined;
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean;
}

/** An amount of money in major units. */
export function AmountField({ 'data-autofocus': autofocus = false, currency, ...field }: AmountFieldProps) {
  return (
    <ControlField {...field}>
      {(bound) => <AmountInput {...bound} currency={currency} {...(autofocus && { 'data-autofocus': true })} />}
    </ControlField>
  );
}

export interface CheckboxFieldProps<Name extends string = string> {
  name: Name;
  children: ReactNode;
}

export function CheckboxField({ name, children }: CheckboxFieldProps) {
  const { register } = useFormContext();
  return <Checkbox {...register(name)}>{children}</Checkbox>;
}
