import { formatDate } from '@comptoir/kernel/format';
import { useClaims } from '@comptoir/kernel/session';
import { Sheet, SheetDay, useSheetState } from '@comptoir/ui/collections';
import { PaperPage } from '@comptoir/ui/paper';
import { useMessages } from '../messages/messages';

export function RoundSheetPage() {
  const t = useMessages();
  const [state, change] = useSheetState();
  const officeId = useClaims().officeId ?? undefined;
  return (
    <PaperPage
      title={t('paper.roundSheet', { day: formatDate(state.day) })}
      officeId={officeId}
      choices={<SheetDay day={state.day} onChange={change} />}
    >
      <Sheet officeId={officeId} {...state} />
    </PaperPage>
  );
}
