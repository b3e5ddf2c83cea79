import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../components/button/button';
import { Icon } from '../components/icon/icon';
import { Menu } from '../components/controls/on-demand';
import styles from './list-presets.module.css';

/** A preset of list filters, applied on press. Other filters are kept. */
export interface ListPreset<Filters> {
  name: string;
  label: string;
  /** Explanation of the label, shown on hover. */
  hint?: string;
  state: Filters;
  /** Equivalent filters to send to the API, if they differ. */
  asks?: Filters;
}

interface ListPresetsProps<State, Filters> {
  /** Label of the group, 'Most asked for' by default. */
  label?: string;
  presets: readonly ListPreset<Filters>[];
  /** Further presets in a menu, named by its current one. */
  folded?: { label: string; presets: readonly ListPreset<Filters>[] };
  state: State;
  onChange: (filters: Filters) => void;
}

/** Buttons for common filters of a list. The one that matches the current filters is pressed. */
export function ListPresets<State extends object, Filters extends Partial<State>>({
  label,
  presets,
  folded,
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
          title={preset.hint}
          onClick={() => onChange(preset.asks ?? preset.state)}
        >
          {preset.label}
        </Button>
      ))}
      {folded && (
        <FoldedPresets
          {...folded}
          current={folded.presets.find((preset) => isShown(preset.state))}
          onPreset={(preset) => onChange(preset.asks ?? preset.state)}
        />
      )}
    </fieldset>
  );
}

interface FoldedPresetsProps<Filters> {
  label: string;
  presets: readonly ListPreset<Filters>[];
  current: ListPreset<Filters> | undefined;
  onPreset: (preset: ListPreset<Filters>) => void;
}

function FoldedPresets<Filters>({ label, presets, current, onPreset }: FoldedPresetsProps<Filters>) {
  return (
    <Menu
      label={label}
      buttonLabel={current ? `${label}: ${current.label}` : label}
      align="start"
      items={presets.map((preset) => ({
        label: preset.label,
        checked: preset === current,
        onSelect: () => onPreset(preset),
      }))}
    >
      <span className={styles.folded} data-chosen={current !== undefined}>
        {current?.label ?? label}
        <Icon name="down" />
      </span>
    </Menu>
  );
}
