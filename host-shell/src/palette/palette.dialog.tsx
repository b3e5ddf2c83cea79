import { Dialog, Icon } from '@comptoir/ui';
import { moveActive } from '@comptoir/ui/list-keys';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { usePaletteMessages } from './messages/messages';
import { usePaletteGroups } from './palette-groups';
import { PaletteList, itemId } from './palette-list';
import { PaletteStatus } from './palette-status';
import styles from './palette.module.css';
import { useOpenItem } from './use-open-item';

/** Finds pages, actions and records. The focus stays in the field; arrows move the active item. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = usePaletteMessages();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  /** Enter was pressed before the answer arrived. */
  const isEntered = useRef(false);
  const { groups, state, retry } = usePaletteGroups(typed);
  const items = groups.flatMap((group) => group.items);
  const current = items[Math.min(active, items.length - 1)];

  const choose = useOpenItem(onClose);
  useEffect(() => {
    // Early Enter applies to the answer.
    if (!isEntered.current || state === 'searching') return;
    isEntered.current = false;
    if (current) choose(current);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (state === 'searching' && active === 0) isEntered.current = true;
      else if (current) choose(current);
      return;
    }
    const isInText = typed !== '' && ['Home', 'End'].includes(event.key);
    const next = isInText ? undefined : moveActive(event.key, active, items.length);
    if (next === undefined) return;
    event.preventDefault();
    isEntered.current = false;
    setActive(next);
  };

  // The button is in the banner, which must not contain a dialog.
  return createPortal(
    <Dialog title={t('title')} width={620} onClose={onClose}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t('field')}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && itemId(listId, items.indexOf(current))}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={t('field')}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            isEntered.current = false;
          }}
        />
      </div>
      <PaletteList id={listId} groups={groups} active={active} onActive={setActive} onChoose={choose} />
      <PaletteStatus typed={typed.trim()} count={items.length} state={state} onRetry={retry} />
    </Dialog>,
    document.body,
  );
}
