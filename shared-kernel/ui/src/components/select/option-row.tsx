import type { CSSProperties, Ref } from 'react';
import { Icon } from '../icon/icon';
import styles from './listbox.module.css';
import type { Option } from './option';

export interface OptionRowProps {
  id: string;
  option: Option;
  isChosen: boolean;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
  /** Position among all options in a virtualised list. */
  place?: { ref?: Ref<HTMLDivElement>; style?: CSSProperties; index: number; count: number };
}

export function OptionRow({ id, option, isChosen, isActive, onActive, onChoose, place }: OptionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the control handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={styles.option}
      onMouseMove={onActive}
      // Keeps the focus in the control.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      {...(place && {
        ...(place.ref && { ref: place.ref }),
        ...(place.style && { style: place.style }),
        'data-index': place.index,
        'aria-posinset': place.index + 1,
        'aria-setsize': place.count,
      })}
    >
      {option.mark}
      <span dir="auto" className={styles.label}>
        {option.label}
      </span>
      {option.detail && (
        <span dir="auto" className={styles.detail}>
          {option.detail}
        </span>
      )}
      {isChosen && <Icon name="check" className={styles.check} />}
    </div>
  );
}
