import type { Collection } from '@comptoir/api-contract/collections';
import { dayOf, formatLongDate, timeOf, today } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useConfirm } from '@comptoir/ui';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { plannedBefore } from './planned-before';

/** Maximum number of named agencies. */
const NAMED = 5;

interface Plan {
  /** ISO 8601. */
  at: string;
  /** Agencies checked for duplicates; undefined to check the day only. */
  agencies?: { officeId: string; ids: readonly string[] };
}

/** Unchanged values are not asked about. */
interface Stored {
  id: string;
  agencyId: string;
  /** ISO 8601. */
  at: string;
}

interface PlanQuestion {
  /** Resolves to the answer, or at once to false while an earlier question is open. */
  ask: (plan: Plan) => Promise<boolean>;
  /** Must be rendered by the component. */
  question: ReactNode;
}

/** Confirms a plan for a past day, or for an agency that already has a collection on that day. */
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
    const query = { officeId: agencies?.officeId ?? '', day, agencyIds: new Set(others), except: stored?.id };
    const found = others.length === 0 ? [] : await plannedBefore(query);
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
      // A retry after a lost answer would find its own collection as a duplicate.
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
