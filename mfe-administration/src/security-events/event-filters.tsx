import { SECURITY_EVENT_KINDS } from '@comptoir/api-contract/security-events';
import { PeriodFilter } from '@comptoir/ui/dates';
import { Select, Toolbar } from '@comptoir/ui';
import { useSecurityMessages } from './messages/messages';
import { usePeople } from './security-events.queries';
import type { SECURITY_LIST } from './security-filters';
import styles from './event-filters.module.css';

interface EventFiltersProps {
  state: typeof SECURITY_LIST;
  onChange: (change: Partial<typeof SECURITY_LIST>) => void;
  nameOf: (personId: string) => string | undefined;
}

export function EventFilters({ state, onChange, nameOf }: EventFiltersProps) {
  const t = useSecurityMessages();
  const people = usePeople();
  const everybody = { value: '', label: t('filter.everybody') };
  const all = { value: '', label: t('filter.allKinds') };
  const named = (people.data ?? []).map(({ id, name, email }) => ({ value: id, label: name, detail: email }));
  const chosen = named.some(({ value }) => value === state.person) ? undefined : nameOf(state.person);
  return (
    <Toolbar active={Object.values(state).filter((value) => value !== '').length}>
      <div className={styles.person}>
        <Select
          label={t('filter.person')}
          placeholder={everybody.label}
          value={state.person}
          options={[everybody, ...named]}
          chosen={chosen === undefined ? undefined : { label: chosen }}
          onChange={(person) => onChange({ person })}
        />
      </div>
      <div className={styles.kind}>
        <Select
          label={t('filter.kind')}
          placeholder={all.label}
          value={state.kind}
          options={[all, ...SECURITY_EVENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))]}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      <PeriodFilter from={state.from} to={state.to} onChange={onChange} />
    </Toolbar>
  );
}
