import { useKernelMessages } from '../i18n';
import { Button } from '../ui/button/button';
import styles from './list-presets.module.css';

/** A view of a list that is one press away: the filters that it sets. The others stay as they are. */
export interface ListPreset<Filters> {
  name: string;
  label: string;
  state: Filters;
  /** What its press asks for, where that says the same in other words. */
  asks?: Filters;
}

interface ListPresetsProps<State, Filters> {
  /** What they are together, by default 'Most asked for'. */
  label?: string;
  presets: readonly ListPreset<Filters>[];
  state: State;
  onChange: (filters: Filters) => void;
}

/** The views of a list that are asked for most, one press each. The one that is shown is pressed, however it came. */
export function ListPresets<State extends object, Filters extends Partial<State>>({
  label,
  presets,
  state,
  onChange,
}: ListPresetsProps<State, Filters>) {
  const t = useKernelMessages();
  const shown = new Map<string, unknown>(Object.entries(state));
  const isShown = (preset: Filters) =>
    Object.entries(preset).every(([name, value]: [string, unknown]) => shown.get(name) === value);
  return (
    <fieldset aria-label={label ?? t('list.presets')} className={styles.presets}>
      {presets.map((preset) => (
        <Button
          key={preset.name}
          size="small"
          variant={isShown(preset.state) ? 'default' : 'text'}
          aria-pressed={isShown(preset.state)}
          onClick={() => onChange(preset.asks ?? preset.state)}
        >
          {preset.label}
        </Button>
      ))}
    </fieldset>
  );
}
