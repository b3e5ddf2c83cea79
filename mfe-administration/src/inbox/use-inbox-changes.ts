import { now } from '@comptoir/kernel/format';
import type { InboxChange, InboxItem } from '@comptoir/api-contract/inbox';
import { offerUndo } from '@comptoir/ui/changes';
import { http } from '@comptoir/kernel/http';
import { resourceKey } from '@comptoir/kernel/query';
import { toastError } from '@comptoir/kernel/toast';
import { useQueryClient } from '@tanstack/react-query';
import { textOf } from './item-text';
import { useInboxMessages } from './messages/messages';
import { snoozeEnd, type Snooze } from './snooze-times';

export function useInboxChanges() {
  const t = useInboxMessages();
  const client = useQueryClient();

  async function change(item: InboxItem, body: InboxChange, back: InboxChange, message: string) {
    const params = { id: item.id };
    try {
      await http.call('changeInboxItem', { params, body });
      offerUndo(message, textOf(item, t).title, {
        call: 'changeInboxItem',
        args: { params, body: back },
        ifMatch: undefined,
        undone: t('said.reopened'),
        failed: t('said.failed'),
      });
    } catch (error) {
      toastError(t('said.failed'), error);
    }
    await client.invalidateQueries({ queryKey: [resourceKey('changeInboxItem')] });
  }

  return {
    finish: (item: InboxItem) => change(item, { done: true }, { done: false }, t('said.done')),
    reopen: (item: InboxItem) => change(item, { done: false }, { done: true }, t('said.reopened')),
    snooze: (item: InboxItem, until: Snooze) =>
      change(
        item,
        { snoozedUntil: snoozeEnd(until, now()).toISOString() },
        { snoozedUntil: item.snoozedUntil },
        t('said.snoozed'),
      ),
    wake: (item: InboxItem) =>
      change(item, { snoozedUntil: null }, { snoozedUntil: item.snoozedUntil }, t('said.reopened')),
  };
}

export type InboxChanges = ReturnType<typeof useInboxChanges>;
