import { DateInput } from '@comptoir/ui/dates';
import { endOfDay, formatDate, startOfDay, today } from '@comptoir/kernel/format';
import { PaperPage } from '@comptoir/ui/paper';
import { useListState } from '@comptoir/kernel/router';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { Loaded, Select } from '@comptoir/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/messages';
import { useCollectorOptions } from '../collections.queries';
import { RoundTable } from './round-table';
import { SHEET_LIMIT, useSheet } from './use-sheet';
import styles from '../collection-toolbar.module.css';

export function DaySheetPage() {
  const t = useMessages();
  const [state, change] = useSheetState();
  const officeId = useOfficeInCountry()?.officeId;
  const collectors = useCollectorOptions();
  const all = { value: '', label: t('collections.allCollectors') };
  return (
    <PaperPage
      title={t('paper.daySheet', { day: formatDate(state.day) })}
      officeId={officeId}
      choices={
        <>
          <DayChoice day={state.day} onChange={change} />
          <div className={styles.choice}>
            <Select
              label={t('collection.collector')}
              placeholder={all.label}
              value={state.collector}
              options={[all, ...(collectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(collector) => change({ collector })}
            />
          </div>
        </>
      }
    >
      <Sheet officeId={officeId} {...state} />
    </PaperPage>
  );
}

export function RoundSheetPage() {
  const t = useMessages();
  const [state, change] = useSheetState();
  const officeId = useClaims().officeId ?? undefined;
  return (
    <PaperPage
      title={t('paper.roundSheet', { day: formatDate(state.day) })}
      officeId={officeId}
      choices={<DayChoice day={state.day} onChange={change} />}
    >
      <Sheet officeId={officeId} {...state} />
    </PaperPage>
  );
}

interface SheetState {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Id of a collector, '' for all. */
  collector: string;
}

/** Today and all collectors by default; an invalid day counts as today. */
function useSheetState() {
  const [defaults] = useState(() => ({ day: today(), collector: '' }));
  const [state, change] = useListState(defaults);
  const day = startOfDay(state.day) === undefined ? defaults.day : state.day;
  return [{ ...state, day } satisfies SheetState, change] as const;
}

function DayChoice({ day, onChange }: { day: string; onChange: (change: { day: string }) => void }) {
  const t = useMessages();
  return (
    <div className={styles.choice}>
      <DateInput
        label={t('paper.day')}
        clearable={false}
        value={day}
        onChange={(chosen) => onChange({ day: chosen ?? today() })}
        onMistake={() => undefined}
      />
    </div>
  );
}

function Sheet({ officeId, day, collector }: SheetState & { officeId: string | undefined }) {
  const t = useMessages();
  const sheet = useSheet({ officeId, startDate: startOfDay(day), endDate: endOfDay(day), collectorId: collector });
  return (
    <Loaded query={sheet}>
      {({ rounds, isCut }) => (
        <>
          {rounds.length === 0 && <p>{t('paper.nothing')}</p>}
          {isCut && <p>{t('paper.limited', { count: SHEET_LIMIT })}</p>}
          {rounds.map(({ id, name, stops }) => (
            <RoundTable key={id} collector={name} stops={stops} />
          ))}
        </>
      )}
    </Loaded>
  );
}
