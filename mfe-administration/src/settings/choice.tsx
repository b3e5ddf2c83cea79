import { Icon, type IconName } from '@comptoir/ui';
import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** Language of the label, where it is not that of the page. */
  lang?: string;
}

interface ChoiceProps<Value extends string> {
  /** Name of the group. */
  label: string;
  value: Value;
  options: readonly ChoiceOption<Value>[];
  onChange: (value: Value) => void;
}

/** One of two or three things, all of them in sight; the choice takes effect at once. */
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
