import { dayOf, formatLongDate, today } from '@comptoir/shared-kernel/format';
import { useLanguage } from '@comptoir/shared-kernel/i18n';
import { useConfirm } from '@comptoir/shared-kernel/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';

/**
 * Asks before a pick-up is planned for a day that is past, where it would be out of sight at once.
 * @param planned the instant that is stored already: that day is not asked about
 */
export function usePastDayQuestion(planned: string): {
  /** Whether to go on. */
  ask: (instant: string) => Promise<boolean>;
  /** Render it somewhere in the component. */
  question: ReactNode;
} {
  const t = useMessages();
  const { language } = useLanguage();
  const { ask, dialog } = useConfirm();
  return {
    ask: async (instant) => {
      const day = dayOf(instant);
      if (day === null || day >= today() || day === dayOf(planned)) return true;
      return ask({
        title: t('collection.pastTitle'),
        text: t('collection.pastText', { day: formatLongDate(day, language) }),
        action: t('collection.pastAction'),
      });
    },
    question: dialog,
  };
}
