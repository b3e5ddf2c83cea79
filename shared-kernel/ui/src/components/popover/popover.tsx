import { autoUpdate, flip, offset, shift, size, useDismiss, useFloating, type Middleware } from '@floating-ui/react';
import { useLayoutEffect, useState, type ComponentProps, type RefObject } from 'react';
import { classNames } from '../class-names';
import { focusFirst } from '../dialog/focus-first';
import styles from './popover.module.css';

/** Props of a popover. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** Element beside which it is placed. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Edge of the anchor to which it is aligned. */
  align?: 'start' | 'end';
  /** At least as wide as its anchor. */
  matchAnchor?: boolean;
}

/** Distance to the anchor and to the viewport, in CSS pixels. */
const GAP = 4;
const MARGIN = 8;

/** Measures the panel without its limited height, so that a grown panel can move to the larger side. */
const fullHeight: Middleware = {
  name: 'fullHeight',
  fn: ({ elements, middlewareData }) => {
    if (middlewareData['fullHeight']) return {};
    elements.floating.style.maxHeight = '';
    return { data: {}, reset: { rects: true } };
  },
};

/** A panel in the top layer beside its anchor, on the side with enough room. */
export function Popover({ anchor, onClose, align = 'start', matchAnchor = false, className, ...rest }: PopoverProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  // Shown before it is placed, since hidden elements have no size.
  useLayoutEffect(() => {
    panel?.showPopover();
    focusFirst(panel);
  }, [panel]);
  const { floatingStyles, context } = useFloating({
    elements: { reference: anchor.current, floating: panel },
    open: true,
    onOpenChange: (_, event, reason) => {
      // Keeps a surrounding dialog open.
      if (reason === 'escape-key') event?.preventDefault();
      onClose();
    },
    strategy: 'fixed',
    transform: false,
    placement: `bottom-${align}`,
    whileElementsMounted: autoUpdate,
    middleware: [
      fullHeight,
      offset(GAP),
      flip({ padding: MARGIN, crossAxis: false }),
      shift({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply: ({ elements, rects, availableHeight }) => {
          const minWidth = matchAnchor ? `${rects.reference.width}px` : '';
          Object.assign(elements.floating.style, { minWidth, maxHeight: `${availableHeight}px` });
        },
      }),
    ],
  });
  useDismiss(context, { capture: { escapeKey: true, outsidePress: true } });
  return (
    <div
      {...rest}
      ref={setPanel}
      popover="manual"
      style={floatingStyles}
      className={classNames(styles.popover, className)}
    />
  );
}
