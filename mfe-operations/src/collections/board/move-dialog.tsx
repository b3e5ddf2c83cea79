import { dayOf } from '@comptoir/kernel/format';
import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { DateInput } from '@comptoir/ui/dates';
import { Field } from '@comptoir/ui/fields';
import { Button, Dialog, Select } from '@comptoir/ui';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { useCollectorItems } from '../use-collector-items';
import type { Target } from './moves';
import styles from './move-dialog.module.css';

interface MoveDialogProps {
  collection: BoardCollection;
  collectors: readonly { id: string; name: string }[];
  onMove: (target: Target) => void;
  onClose: () => void;
}

/** Moves a collection without dragging, to any day and collector. */
export function MoveDialog({ collection, collectors, onMove, onClose }: MoveDialogProps) {
  const t = useMessages();
  const formId = useId();
  const [day, setDay] = useState(dayOf(collection.scheduledCollectionDate));
  const [collectorId, setCollectorId] = useState(collection.collectorId);
  const options = useCollectorItems(collectors);
  const collector = collectors.find(({ id }) => id === collectorId);
  return (
    <Dialog
      title={t('board.moveTitle', { id: collection.id })}
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary" form={formId}>
          {t('board.move')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          onMove({ ...(day !== null && { day }), ...(collector && { collector }) });
        }}
      >
        <p className={styles.agency}>
          <bdi>{collection.agency}</bdi>
        </p>
        <Field label={t('collection.date')}>
          <DateInput value={day} onChange={setDay} clearable={false} />
        </Field>
        <Field label={t('collection.collector')}>
          <Select
            value={collectorId}
            chosen={collector ? undefined : { label: collection.collector }}
            placeholder={t('collection.selectCollector')}
            options={options}
            onChange={setCollectorId}
          />
        </Field>
      </form>
    </Dialog>
  );
}
