import { Icon } from '@comptoir/ui';
import { useEffect } from 'react';
import { usePaletteMessages } from './messages/messages';
import type { PaletteGroup, PaletteItem } from './palette-item';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Index of the active item, counted through all groups. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (item: PaletteItem) => void;
}

/** List of the palette. Its field keeps the focus, and names the active item by `itemId`. */
export function PaletteList({ id, groups, active, onActive, onChoose }: PaletteListProps) {
  const t = usePaletteMessages();
  useEffect(() => {
    document.getElementById(itemId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const firstOf = (at: number) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select draws no icons and no details
    <div id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map(({ title, items }, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox, not of a form
        <div key={title} role="group" aria-labelledby={`${id}group${at}`}>
          <div id={`${id}group${at}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {items.map((item, index) => {
            const place = firstOf(at) + index;
            return (
              <PaletteRow
                key={typeof item.to === 'string' ? item.to : item.label}
                id={itemId(id, place)}
                item={item}
                isActive={place === active}
                onActive={() => onActive(place)}
                onChoose={() => onChoose(item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface PaletteRowProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function PaletteRow({ id, item: { icon, label, detail }, isActive, onActive, onChoose }: PaletteRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has an icon and details
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.item}
      onMouseMove={onActive}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} className={styles.icon} />
      <bdi className={styles.label}>{label}</bdi>
      <span className={styles.detail}>
        {detail.map((part) => (
          <bdi key={part}>{part}</bdi>
        ))}
      </span>
    </div>
  );
}

export function itemId(listId: string, index: number): string {
  return `${listId}item${index}`;
}
