import { DateInput } from '@comptoir/ui/dates';
import { endOfDay, startOfDay, today } from '@comptoir/kernel/format';
import { useListState } from '@comptoir/kernel/router';
import { Loaded } from '@comptoir/ui';
import { useState } from 'react';
import { useMessages } from '../messages/messages';
import { RoundTable } from './round-table';
import { SHEET_LIMIT, useSheet } from './use-sheet';

interface SheetState {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Id of a collector, '' for all. */
  collector: string;
}

/** Today and all collectors by default; an invalid day counts as today. */
export function useSheetState() {
  const [defaults] = useState(() => ({ day: today(), collector: '' }));
  const [state, change] = useListState(defaults);
  const day = startOfDay(state.day) === undefined ? defaults.day : state.day;
  return [{ ...state, day } satisfies SheetState, change] as const;
}

/** Chooses the day of a sheet. */
export function SheetDay({ day, onChange }: { day: string; onChange: (change: { day: string }) => void }) {
  const t = useMessages();
  return (
    <DateInput
      label={t('sheet.day')}
      clearable={false}
      value={day}
      onChange={(chosen) => onChange({ day: chosen ?? today() })}
      onInvalid={() => undefined}
    />
  );
}

/** Printed stops of a day, a table for each collector. */
export function Sheet({ officeId, day, collector }: SheetState & { officeId: string | undefined }) {
  const t = useMessages();
  const sheet = useSheet({ officeId, startDate: startOfDay(day), endDate: endOfDay(day), collectorId: collector });
  return (
    <Loaded query={sheet}>
      {({ rounds, isCut }) => (
        <>
          {rounds.length === 0 && <p>{t('sheet.nothing')}</p>}
          {isCut && <p>{t('sheet.limited', { count: SHEET_LIMIT })}</p>}
          {rounds.map(({ id, name, stops }) => (
            <RoundTable key={id} collector={name} stops={stops} />
          ))}
        </>
      )}
    </Loaded>
  );
}
