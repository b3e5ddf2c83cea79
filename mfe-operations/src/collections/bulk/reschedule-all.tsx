import type { BulkProgress } from '@comptoir/api-contract/collection-bulk';
import { today } from '@comptoir/kernel/format';
import { Button } from '@comptoir/ui';
import { useState } from 'react';
import type { collectionQuery } from '../collection-filters';
import { BulkDialog } from './bulk-dialog';
import { BulkRunning } from './bulk-running';
import { useBulkMessages } from './messages/messages';
import { RefusedDialog } from './refused-dialog';
import { useBulk } from './use-bulk';

interface RescheduleAllProps {
  /** Number of all rows of the filter. */
  total: number;
  filter: ReturnType<typeof collectionQuery>;
}

/** Plans all collections of a filter for another day, today by default. */
export function RescheduleAll({ total, filter }: RescheduleAllProps) {
  const t = useBulkMessages();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<BulkProgress>();
  const bulk = useBulk((ended) => {
    setOpen(false);
    setRefused(ended.refused > 0 ? ended : undefined);
  });
  const ask = () => {
    bulk.reset();
    setOpen(true);
  };

  return (
    <>
      {bulk.progress && !isOpen && <BulkRunning progress={bulk.progress} />}
      <Button disabled={total === 0 || bulk.isRunning} onClick={ask}>
        {t('again')}
      </Button>
      {isOpen && (
        <BulkDialog
          kind="move"
          chosen={{ filter }}
          count={total}
          firstDay={today()}
          bulk={bulk}
          onClose={() => setOpen(false)}
        />
      )}
      {refused && <RefusedDialog progress={refused} hint={t('againHint')} onClose={() => setRefused(undefined)} />}
    </>
  );
}
