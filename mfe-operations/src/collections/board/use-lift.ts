import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { directionOf, useLanguage } from '@comptoir/kernel/i18n';
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/messages';
import type { BoardColumn } from './columns';

/** A collection being moved by keyboard. */
export interface Lift {
  collection: BoardCollection;
  from: string;
  over: string;
}

/**
 * Moves a collection by keyboard: Space lifts, arrows choose a column in reading direction, Space or Enter drops,
 * Escape or blur cancels.
 */
export function useLift(columns: readonly BoardColumn[], onDrop: (id: string, key: string) => void) {
  const t = useMessages();
  const { language } = useLanguage();
  const [lift, setLift] = useState<Lift>();
  const [spoken, setSpoken] = useState('');

  const places = columns.filter(({ target, key }) => target !== undefined || key === lift?.from);
  const placeOf = (key: string) => places.findIndex((column) => column.key === key);
  const announced = (key: string) => {
    const at = columns.findIndex((column) => column.key === key);
    return { column: columns[at]?.title ?? '', at: at + 1, of: columns.length };
  };

  const end = () => {
    if (!lift) return;
    setSpoken(t('board.stays', { agency: lift.collection.agency, column: announced(lift.from).column }));
    setLift(undefined);
  };

  const choose = ({ collection, from, over }: Lift, step: number) => {
    const next = places[placeOf(over) + step];
    if (!next) return;
    setLift({ collection, from, over: next.key });
    setSpoken(t('board.over', announced(next.key)));
  };

  const put = ({ collection, from, over }: Lift) => {
    if (over === from) {
      end();
      return;
    }
    setSpoken(t('board.put', { agency: collection.agency, column: announced(over).column }));
    setLift(undefined);
    onDrop(collection.id, over);
  };

  const onKeyDown = (event: KeyboardEvent, collection: BoardCollection, from: string) => {
    if (!lift && event.key !== ' ') return;
    const forward = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'Tab') event.preventDefault();
    if (!lift) {
      setLift({ collection, from, over: from });
      setSpoken(t('board.lifted', { agency: collection.agency, ...announced(from) }));
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') choose(lift, event.key === forward ? 1 : -1);
    else if (event.key === ' ' || event.key === 'Enter') put(lift);
    else if (event.key === 'Escape' || event.key === 'Tab') end();
  };

  const latest = useRef({ onKeyDown, end });
  useLayoutEffect(() => {
    latest.current = { onKeyDown, end };
  });
  const actions = useMemo(
    () => ({
      onKeyDown: (...pressed: Parameters<typeof onKeyDown>) => latest.current.onKeyDown(...pressed),
      onBlur: () => latest.current.end(),
    }),
    [],
  );
  return { lift, spoken, actions };
}
