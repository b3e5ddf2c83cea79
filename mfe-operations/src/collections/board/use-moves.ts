import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { offerUndo, useApiMutation } from '@comptoir/ui/changes';
import { formatLongDate } from '@comptoir/kernel/format';
import { isRefusal } from '@comptoir/kernel/http';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages/messages';
import type { boardQuery } from './board.queries';
import { inverseOf, replaced, type Move } from './moves';

/**
 * Moves collections one after the other and shows them in their targets at once. A refused move is undone together with
 * later moves of the same collection.
 */
export function useMoves({ queryKey }: Pick<ReturnType<typeof boardQuery>, 'queryKey'>) {
  const t = useMessages();
  const { language } = useLanguage();
  const client = useQueryClient();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [stale, setStale] = useState<BoardCollection>();
  const [first] = moves;
  const giveUp = (id: string | undefined) => setMoves((all) => all.filter(({ collection }) => collection.id !== id));

  const { mutate } = useApiMutation('updateCollection', {
    failure: t('board.moveFailed'),
    onSuccess: ({ data, etag }) => {
      const version = versionIn(etag);
      const { agency, collector, ...stored } = data;
      const newer = { ...stored, agency: agency.name, collector: collector.name, version };
      client.setQueryData(queryKey, (rows) => rows && [...replaced(rows, new Map([[data.id, newer]]))]);
      setMoves(([, ...rest]) => rest.map((move) => (move.collection.id === data.id ? { ...move, version } : move)));
      if (!first) return;
      offerUndo(movedTo(first), `#${data.id} · ${agency.name}`, {
        call: 'updateCollection',
        args: { params: { id: data.id }, body: inverseOf(first, data.status) },
        ifMatch: etag,
        undone: t('collections.movedBack'),
        failed: t('collections.notMovedBack'),
      });
    },
    handleError: (error) => {
      giveUp(first?.collection.id);
      if (!isRefusal(error, 'stale')) return false;
      setStale(first?.collection);
      void client.invalidateQueries({ queryKey });
      return true;
    },
  });

  const send = useEffectEvent(({ collection, change, version }: Move) =>
    mutate({ params: { id: collection.id }, body: change, ifMatch: `"${version}"` }),
  );
  useEffect(() => {
    if (first) send(first);
  }, [first]);

  return {
    moves,
    move: (next: Move) => {
      setStale(undefined);
      setMoves((all) => [...all, next]);
    },
    /** Collection that another person changed before the move. */
    stale,
    forgetStale: () => setStale(undefined),
  };

  function movedTo({ target }: Move): string {
    const places = [target.collector?.name ?? [], target.day === undefined ? [] : formatLongDate(target.day, language)];
    return t('board.moved', { place: places.flat().join(' · ') });
  }
}

function versionIn(etag: string | undefined): number {
  return Number(/\d+/.exec(etag ?? '')?.[0]);
}
