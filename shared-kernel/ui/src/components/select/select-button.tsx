import type { ComponentProps, Ref, RefObject } from 'react';
import { classNames } from '../class-names';
import controls from '../field/control.module.css';
import { useFieldControl } from '../field/field-context';
import { Icon } from '../icon/icon';
import type { Option } from './option';
import styles from './select.module.css';

interface SelectButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'ref'> {
  own: RefObject<HTMLButtonElement | null>;
  outer: Ref<HTMLButtonElement> | undefined;
  chosen: Omit<Option, 'value'> | undefined;
  placeholder: string;
  textId?: string;
  /** Called on hover or focus, before it opens. */
  onIntent?: (() => void) | undefined;
}

export function SelectButton({ own, outer, chosen, placeholder, textId, onIntent, ...rest }: SelectButtonProps) {
  return (
    <button
      {...useFieldControl()}
      {...rest}
      ref={(element) => {
        hand(own, element);
        return hand(outer, element);
      }}
      type="button"
      onFocus={onIntent}
      onPointerEnter={onIntent}
      className={classNames(controls.control, styles.button, !chosen && styles.empty)}
    >
      {chosen?.mark}
      <span id={textId} dir="auto" className={styles.text}>
        {chosen?.label ?? placeholder}
      </span>
      <Icon name="down" className={styles.arrow} />
    </button>
  );
}

function hand(ref: Ref<HTMLButtonElement> | undefined, element: HTMLButtonElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
