import { autoUpdate, flip, offset, shift, size, useDismiss, useFloating, type Middleware } from '@floating-ui/react';
import { useLayoutEffect, useState, type ComponentProps, type RefObject } from 'react';
import { classNames } from '../class-names';
import { focusFirst } from '../dialog/focus-first';
import styles from './popover.module.css';

/** Where a popover stands, and what closes it. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** What opened it; it stands beside this. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The edge of the anchor that it keeps to, along the line. */
  align?: 'start' | 'end';
  /** At least as wide as its anchor. */
  matchAnchor?: boolean;
}

/** To its anchor and to the edge of the viewport, in CSS pixels. */
const GAP = 4;
const MARGIN = 8;

/** Has the panel measured without the height that it was given, so that one that grew finds the side with room for it. */
const wholeHeight: Middleware = {
  name: 'wholeHeight',
  fn: ({ elements, middlewareData }) => {
    if (middlewareData['wholeHeight']) return {};
    elements.floating.style.maxHeight = '';
    return { data: {}, reset: { rects: true } };
  },
};

/** A panel over everything else, beside what opened it, on the side that has room for it. */
export function Popover({ anchor, onClose, align = 'start', matchAnchor = false, className, ...rest }: PopoverProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  // Before it is placed: what is not shown has no size.
  useLayoutEffect(() => {
    panel?.showPopover();
    focusFirst(panel);
  }, [panel]);
  const { floatingStyles, context } = useFloating({
    elements: { reference: anchor.current, floating: panel },
    open: true,
    onOpenChange: (_, event, reason) => {
      // A dialog around it stays open.
      if (reason === 'escape-key') event?.preventDefault();
      onClose();
    },
    strategy: 'fixed',
    transform: false,
    placement: `bottom-${align}`,
    whileElementsMounted: autoUpdate,
    middleware: [
      wholeHeight,
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
