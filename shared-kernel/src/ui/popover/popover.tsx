import { useEffect, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { classNames } from '../class-names';
import { focusFirst } from '../dialog/focus-first';
import { placePanel } from './placement';
import styles from './popover.module.css';

export interface PopoverProps extends ComponentProps<'div'> {
  /** What opened it; it stands beside this. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The edge of the anchor that it keeps to, along the line. */
  align?: 'start' | 'end';
  /** At least as wide as its anchor. */
  matchAnchor?: boolean;
}

/**
 * A panel over everything else, beside what opened it. Mount it while it is open. A press outside and Escape close it;
 * where the focus goes then is for the opener to say.
 */
export function Popover({ anchor, onClose, align = 'start', matchAnchor = false, className, ...rest }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(anchor, panel, align, matchAnchor);
  useDismissal(anchor, panel, onClose);
  return <div {...rest} ref={panel} popover="manual" className={classNames(styles.popover, className)} />;
}

type ElementRef = RefObject<HTMLElement | null>;

function usePlacement(anchor: ElementRef, panel: ElementRef, align: 'start' | 'end', matchAnchor: boolean) {
  useLayoutEffect(() => {
    const shown = panel.current;
    const beside = anchor.current;
    if (!shown || !beside) return undefined;
    shown.showPopover();
    focusFirst(shown);
    const place = () => {
      const from = beside.getBoundingClientRect();
      Object.assign(shown.style, { minWidth: matchAnchor ? `${from.width}px` : '', maxHeight: '' });
      const rightToLeft = getComputedStyle(shown).direction === 'rtl';
      const size = { width: shown.offsetWidth, height: shown.offsetHeight };
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top, maxHeight } = placePanel(from, size, viewport, rightToLeft === (align === 'start'));
      Object.assign(shown.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(shown);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [anchor, panel, align, matchAnchor]);
}

function useDismissal(anchor: ElementRef, panel: ElementRef, onClose: () => void) {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const inside = [anchor, panel].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!inside) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [anchor, panel, onClose]);
}
