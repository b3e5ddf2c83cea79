import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './listbox.module.css';
import type { Option } from './option';
import { OptionRow, type OptionRowProps } from './option-row';

/** Padding before the first and after the last option, in CSS pixels. */
const MARGIN = 4;

interface WindowedOptionsProps {
  list: ComponentProps<'div'>;
  options: readonly Option[];
  active: number;
  rowOf: (option: Option, index: number) => Omit<OptionRowProps, 'place'>;
}

/** Estimated height of an option in CSS pixels; touch devices measure more. */
const OPTION_HEIGHT = 34;

/** Virtualised options; always includes the active one, which the control references. */
export function WindowedOptions({ list, options, active, rowOf }: WindowedOptionsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = options.length;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => OPTION_HEIGHT,
    measureElement: (...of) => Math.max(OPTION_HEIGHT, measureElement(...of)),
    overscan: 6,
    paddingStart: MARGIN,
    paddingEnd: MARGIN,
    scrollPaddingStart: MARGIN,
    scrollPaddingEnd: MARGIN,
    initialOffset: active * OPTION_HEIGHT,
    rangeExtractor: (range) => withActive(range, active),
  });
  useEffect(() => {
    virtualizer.scrollToIndex(active);
    // Other options reset the scroll position, even with the same active index.
  }, [virtualizer, active, options]);

  return (
    <div {...list} ref={scroller} className={classNames(list.className, styles.windowed)}>
      <div role="presentation" className={styles.window} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (!option) return null;
          const style = { transform: `translateY(${start}px)` };
          return (
            <OptionRow
              key={option.value}
              {...rowOf(option, index)}
              place={{ ref: virtualizer.measureElement, style, index, count }}
            />
          );
        })}
      </div>
    </div>
  );
}

function withActive(range: Range, active: number): number[] {
  const drawn = new Set(defaultRangeExtractor(range));
  if (active < range.count) drawn.add(active);
  return [...drawn].toSorted((one, other) => one - other);
}
