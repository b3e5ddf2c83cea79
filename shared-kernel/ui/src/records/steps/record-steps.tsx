import { useEffect, useState, useSyncExternalStore, type JSX } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useLocation } from '@comptoir/kernel/internal/router';
import { useRecordOffice } from '../record-office';
import { ButtonLink } from '../../components/button/button-link';
import { IconButton } from '../../components/button/icon-button';
import { Icon } from '../../components/icon/icon';
import { originList, placeInList } from '../../components/list/origin-list';
import { savePaths, restorePaths } from './saved-paths';
import styles from './record-steps.module.css';

interface RecordStepsProps {
  /** Office of the record, on a page that is no `RecordPage`; null while loading. */
  officeId?: string | null;
}

/**
 * Links to the previous and next record of the list from which the page was opened, with its filters and order;
 * renders nothing if opened from elsewhere. Back still leads to the list. Selects the record's office if none is
 * selected.
 */
export function RecordSteps(props: RecordStepsProps = {}): JSX.Element | null {
  const { officeId } = props;
  return (
    <>
      <Steps />
      {officeId !== undefined && <OfficeOfRecord officeId={officeId} />}
    </>
  );
}

function OfficeOfRecord({ officeId }: { officeId: string | null }) {
  useRecordOffice(officeId ?? undefined);
  return null;
}

function Steps() {
  const t = useKernelMessages();
  const { pathname, state } = useLocation();
  useState(() => restorePaths(state));
  const left = useSyncExternalStore(originList.subscribe, originList.get);
  const place = placeInList(state, pathname);
  const isLast = place !== undefined && place.next === undefined;
  useEffect(() => {
    if (isLast) void left?.fetchMore?.();
  }, [isLast, left]);
  useEffect(() => savePaths(left, pathname), [pathname, left]);
  if (!place) return null;
  return (
    <nav aria-label={t('steps.label')} className={styles.steps}>
      <Step to={place.previous} icon="previous" label={t('steps.previous')} />
      <span className={styles.place}>{t('steps.place', { place: place.place, count: place.count })}</span>
      <Step to={place.next} icon="forward" label={t('steps.next')} />
    </nav>
  );
}

interface StepProps {
  to: string | undefined;
  icon: 'previous' | 'forward';
  label: string;
}

function Step({ to, icon, label }: StepProps) {
  const state: unknown = useLocation().state;
  if (to === undefined) return <IconButton icon={icon} label={label} disabled />;
  return (
    <ButtonLink to={to} state={state} replace variant="text" title={label} aria-label={label}>
      <Icon name={icon} />
    </ButtonLink>
  );
}
