import type { Collection } from '@comptoir/api-contract/collections';
import { dayOf, formatLongDate, timeOf, today } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useConfirm } from '@comptoir/ui';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { plannedBefore } from './planned-before';

/** So many agencies are named. */
const NAMED = 5;

/** What is about to be planned. */
interface Plan {
  /** Its instant. */
  at: string;
  /** Those of an office that are held against what they have on that day; absent where only the day counts. */
  agencies?: { officeId: string; ids: readonly string[] };
}

/** A pick-up as it is stored: what it keeps is not asked about. */
interface Stored {
  id: string;
  agencyId: string;
  /** Its instant. */
  at: string;
}

interface PlanQuestion {
  /** Whether to go on. Asked again before the answer it says no. */
  ask: (plan: Plan) => Promise<boolean>;
  /** Render it somewhere in the component. */
  question: ReactNode;
}

/** Asks before a pick-up is planned for a day that is past, or for an agency that has one on that day already. */
export function usePlanQuestion(stored?: Stored): PlanQuestion {
  const t = useMessages();
  const { language } = useLanguage();
  const { ask, dialog } = useConfirm();
  const isAsking = useRef(false);
  const confirmed = useRef('');

  const doubled = (found: readonly Collection[], day: string): string => {
    const names = [...new Map(found.map(({ agencyId, agency }) => [agencyId, agency.name])).values()];
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    const more = names.length > NAMED ? [t('collection.doubleMore', { count: names.length - NAMED })] : [];
    const agencies = list.format([...names.slice(0, NAMED), ...more]);
    return names.length === 1
      ? t('collection.doubleOne', { agency: agencies, day, planned: found.map(inShort).join('; ') })
      : t('collection.doubleText', { agencies, day });
  };

  const question = async ({ at, agencies }: Plan): Promise<boolean> => {
    const day = dayOf(at);
    const keepsDay = stored !== undefined && day === dayOf(stored.at);
    if (day === null) return true;
    const written = formatLongDate(day, language);
    const isPast = day < today() && !keepsDay;
    const others = agencies?.ids.filter((id) => !keepsDay || id !== stored.agencyId) ?? [];
    const asked = { officeId: agencies?.officeId ?? '', day, agencyIds: new Set(others), except: stored?.id };
    const found = others.length === 0 ? [] : await plannedBefore(asked);
    if (!isPast && found.length === 0) return true;
    return ask({
      title: isPast ? t('collection.pastTitle') : t('collection.doubleTitle'),
      text: [
        ...(found.length > 0 ? [doubled(found, written)] : []),
        ...(isPast ? [t('collection.pastText', { day: written })] : []),
      ].join(' '),
      action: t('collection.pastAction'),
    });
  };

  return {
    ask: async (plan) => {
      if (isAsking.current) return false;
      // Sent again after an answer that was lost, a plan would be held against itself.
      const key = plan.agencies && JSON.stringify(plan);
      if (key !== undefined && confirmed.current === key) return true;
      isAsking.current = true;
      try {
        const goesOn = await question(plan);
        if (goesOn && key !== undefined) confirmed.current = key;
        return goesOn;
      } finally {
        isAsking.current = false;
      }
    },
    question: dialog,
  };
}

/** '#3604, 09:30, Yacine Khelifi' */
function inShort({ id, hasTime, scheduledCollectionDate, collector }: Collection): string {
  return [`#${id}`, ...(hasTime ? [timeOf(scheduledCollectionDate)] : []), collector.name].join(', ');
}
