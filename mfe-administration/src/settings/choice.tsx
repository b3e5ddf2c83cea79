import { Icon, type IconName } from '@comptoir/ui';
import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** Language of the label if it differs from the page. */
  lang?: string;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly ChoiceOption<Value>[];
  onChange: (value: Value) => void;
}

/** A few options in view; a choice takes effect at once. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
