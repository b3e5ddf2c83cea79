import type { ViewListName } from '@comptoir/api-contract/views';
import { useState, useSyncExternalStore } from 'react';
import { useListState, useLocation } from '@comptoir/kernel/internal/router';
import { Button } from '../components/button/button';
import { IconButton } from '../components/button/icon-button';
import { Dialog } from '../components/dialog/dialog';
import { Checkbox } from '../components/field/checkbox';
import { keepListChoices, shownColumns, useListChoices } from '../components/list/list-choices';
import { columnsOnPage } from '../components/list/use-chosen-columns';
import { choicesOf, moved, namesOf, withShown, type ColumnChoice } from './column-choice';
import { useViewMessages } from './views-messages';
import styles from './views-menu.module.css';

const ADDRESS = { columns: '', view: '' };

/** Dialog for columns, their order and row density; applied at once. */
export function ColumnsDialog({ list, onClose }: { list: ViewListName; onClose: () => void }) {
  const t = useViewMessages();
  const columns = useSyncExternalStore(columnsOnPage.subscribe, columnsOnPage.get);
  const { search } = useLocation();
  const { dense = false } = useListChoices();
  const keep = useStoredColumns(list);
  const [said, say] = useState('');
  const choices = choicesOf(columns, shownColumns(list, search));
  const step = (choice: ColumnChoice, by: -1 | 1) => {
    const next = moved(choices, choice.id, by);
    keep(namesOf(next));
    say(
      t('moved', {
        column: choice.title,
        place: next.findIndex(({ id }) => id === choice.id) + 1,
        count: next.filter(({ shown }) => shown).length,
      }),
    );
  };

  return (
    <Dialog
      title={t('columnsTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => keep('')}>{t('reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      {choices.length > 1 && (
        <ul aria-label={t('columnsOf')} className={styles.columns}>
          {choices.map((choice, index) => (
            <ColumnLine
              key={choice.id}
              choice={choice}
              isFirst={index === 0}
              isLast={choices[index + 1]?.shown !== true}
              onShow={(shown) => keep(namesOf(withShown(choices, choice.id, shown)))}
              onStep={(by) => step(choice, by)}
            />
          ))}
        </ul>
      )}
      <div className={styles.rest}>
        <Checkbox
          checked={dense}
          onChange={({ target }) => keepListChoices((kept) => ({ ...kept, dense: target.checked }))}
        >
          {t('dense')}
        </Checkbox>
      </div>
      <output className="visually-hidden">{said}</output>
    </Dialog>
  );
}

interface ColumnLineProps {
  choice: ColumnChoice;
  isFirst: boolean;
  isLast: boolean;
  onShow: (shown: boolean) => void;
  onStep: (by: -1 | 1) => void;
}

function ColumnLine({ choice: { title, shown, always }, isFirst, isLast, onShow, onStep }: ColumnLineProps) {
  const t = useViewMessages();
  return (
    <li className={styles.column}>
      <Checkbox checked={shown} disabled={always} onChange={({ target }) => onShow(target.checked)}>
        {always ? t('always', { column: title }) : title}
      </Checkbox>
      {shown && (
        <>
          <Step label={t('up', { column: title })} turned disabled={isFirst} onStep={() => onStep(-1)} />
          <Step label={t('down', { column: title })} disabled={isLast} onStep={() => onStep(1)} />
        </>
      )}
    </li>
  );
}

interface StepProps {
  label: string;
  turned?: boolean;
  disabled: boolean;
  onStep: () => void;
}

/** Stays focusable at the end, where it does nothing. */
function Step({ label, turned = false, disabled, onStep }: StepProps) {
  return (
    <IconButton
      icon="down"
      size="small"
      label={label}
      aria-disabled={disabled}
      {...(turned && { 'data-turned': true })}
      onClick={() => {
        if (!disabled) onStep();
      }}
    />
  );
}

/** Sets the columns in the address, and in the preferences unless a view is active. */
function useStoredColumns(list: ViewListName): (names: string) => void {
  const [{ view }, change] = useListState(ADDRESS);
  return (names) => {
    if (view === '' || view === 'none') {
      keepListChoices((kept) => {
        const { [list]: _, ...others } = kept.columns ?? {};
        return { ...kept, columns: names === '' ? others : { ...others, [list]: names } };
      });
    }
    change({ columns: names });
  };
}
