import type { BulkAction, BulkProgress } from '@comptoir/api-contract/collection-bulk';
import { EXPORT_FORMATS } from '@comptoir/api-contract/export-formats';
import { ExportButton } from '@comptoir/ui/files';
import { Button, type Ticked } from '@comptoir/ui';
import { useState } from 'react';
import type { collectionQuery } from '../collection-filters';
import { exportCollections } from '../export-collections';
import { BulkDialog } from './bulk-dialog';
import { BulkRunning } from './bulk-running';
import { useBulkMessages } from './messages/messages';
import { RefusedDialog } from './refused-dialog';
import { useBulk, type Chosen } from './use-bulk';

interface BulkActionsProps {
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
  /** Number of all rows of the filter. */
  total: number;
  filter: ReturnType<typeof collectionQuery>;
}

const KINDS = ['assign', 'move', 'cancel'] as const satisfies readonly BulkAction['kind'][];

/** Actions on the ticked collections. Refused ones stay ticked and show their reason. */
export function BulkActions({ ticked, onTick, total, filter }: BulkActionsProps) {
  const t = useBulkMessages();
  const [pending, setPending] = useState<BulkAction['kind']>();
  const [refused, setRefused] = useState<BulkProgress>();
  const [isResultShown, setResultShown] = useState(false);
  const bulk = useBulk((ended) => {
    setPending(undefined);
    setRefused(ended.refused > 0 ? ended : undefined);
    setResultShown(ended.refused > 0);
    onTick(new Set(ended.failures.map(({ id }) => id)));
  });
  const chosen: Chosen = ticked === 'all' ? { filter } : { ids: [...ticked] };
  const ask = (kind: BulkAction['kind']) => {
    bulk.reset();
    setPending(kind);
  };

  return (
    <>
      {bulk.isRunning && !pending && bulk.progress && <BulkRunning progress={bulk.progress} />}
      {KINDS.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant={kind === 'cancel' ? 'danger' : 'default'}
          disabled={bulk.isRunning}
          onClick={() => ask(kind)}
        >
          {t(`${kind}.action`)}
        </Button>
      ))}
      <ExportButton
        size="small"
        formats={EXPORT_FORMATS}
        labels={{ csv: t('export.csv'), xlsx: t('export.xlsx') }}
        download={(format) =>
          exportCollections(ticked === 'all' ? filter : { ...filter, ids: [...ticked].join(',') }, format)
        }
      />
      {refused && !bulk.isRunning && (
        <Button size="small" variant="text" onClick={() => setResultShown(true)}>
          {t('why')}
        </Button>
      )}
      {pending && (
        <BulkDialog
          kind={pending}
          chosen={chosen}
          count={ticked === 'all' ? total : ticked.size}
          bulk={bulk}
          onClose={() => setPending(undefined)}
        />
      )}
      {refused && isResultShown && (
        <RefusedDialog progress={refused} hint={t('refusedHint')} onClose={() => setResultShown(false)} />
      )}
    </>
  );
}
