import { DateInput, ListPresets } from '@comptoir/ui/dates';
import { today } from '@comptoir/kernel/format';
import { Button, IconButton, Select, Toolbar } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import type { useBoardAddress } from './board-address';
import { BOARD_VIEWS, neighbour } from './board-days';
import styles from './board-toolbar.module.css';

type Address = ReturnType<typeof useBoardAddress>;

interface BoardToolbarProps {
  address: Address[0];
  onChange: Address[1];
  collectors: readonly { id: string; name: string }[];
}

export function BoardToolbar({ address, onChange, collectors }: BoardToolbarProps) {
  const t = useMessages();
  const { view, day, collector } = address;
  const show = (next: string) => onChange({ day: next === today() ? 'today' : next });
  return (
    <Toolbar>
      <ListPresets
        label={t('board.view')}
        presets={BOARD_VIEWS.map((name) => ({ name, label: t(`board.${name}`), state: { view: name } }))}
        state={{ view }}
        onChange={onChange}
      />
      <div className={styles.days}>
        <Button onClick={() => show(today())}>{t('board.today')}</Button>
        <IconButton icon="previous" label={t(`board.earlier_${view}`)} onClick={() => show(neighbour(view, day, -1))} />
        <DateInput label={t('board.day')} value={day} onChange={(next) => next && show(next)} clearable={false} />
        <IconButton icon="forward" label={t(`board.later_${view}`)} onClick={() => show(neighbour(view, day, 1))} />
      </div>
      {view === 'week' && (
        <div className={styles.collector}>
          <Select
            label={t('collection.collector')}
            placeholder={t('collections.allCollectors')}
            value={collector}
            options={[
              { value: '', label: t('collections.allCollectors') },
              ...collectors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(next) => onChange({ collector: next })}
          />
        </div>
      )}
    </Toolbar>
  );
}
