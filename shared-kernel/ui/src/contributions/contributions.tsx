import { useEffect, type ReactNode } from 'react';
import type { RecordReference } from '@comptoir/kernel/internal/remote';
import { useListState } from '@comptoir/kernel/internal/router';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import styles from './contributions.module.css';
import { keyOf, useContributions } from './slots';
import { TAB_DEFAULTS } from './tab-state';

// Loaded only for pages with contributions; if loading fails, the page works without them.
const parts = onDemand(() => import(/* webpackChunkName: "guests" */ './parts'));

function useParts(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) parts.load().catch((cause: unknown) => reportError(cause));
  }, [isNeeded]);
  return parts.useLoaded()?.Component;
}

interface RecordPartsProps {
  record: RecordReference;
  /** Content of the page: the first tab, where there are tabs. */
  children: ReactNode;
}

/** Contributions of remotes to the page of a record: tabs beside its content, and cards below. */
export function RecordParts({ record, children }: RecordPartsProps) {
  const tabs = useContributions('record.tab', record.type);
  const cards = useContributions('record.card', record.type);
  const [{ tab }] = useListState(TAB_DEFAULTS);
  const loaded = useParts(tabs.length + cards.length > 0);
  const open = tabs.find((each) => keyOf(each) === tab);
  return (
    <>
      {tabs.length > 0 && <div className={styles.tabs}>{loaded && <loaded.Tabs tabs={tabs} open={open} />}</div>}
      {/* Stays mounted, with its input, when a tab opens and when contributions arrive. */}
      <div className={styles.own} hidden={open !== undefined}>
        {children}
        {loaded && cards.map((card) => <loaded.FramedPiece key={keyOf(card)} of={card} record={record} />)}
      </div>
      {loaded && open && <loaded.FramedPiece key={keyOf(open)} of={open} record={record} />}
    </>
  );
}

/** Buttons that remotes add beside the title of a record. */
export function RecordActions({ record }: { record: RecordReference }) {
  const actions = useContributions('record.action', record.type);
  const loaded = useParts(actions.length > 0);
  return actions.length > 0 && loaded ? <loaded.Actions actions={actions} record={record} /> : null;
}

/** Tabs, cards and actions one below the other, for a record that has a dialog instead of a page. */
export function RecordSections({ record }: { record: RecordReference }) {
  const tabs = useContributions('record.tab', record.type);
  const cards = useContributions('record.card', record.type);
  const actions = useContributions('record.action', record.type);
  const isNeeded = tabs.length + cards.length + actions.length > 0;
  const loaded = useParts(isNeeded);
  return isNeeded && loaded ? <loaded.Sections tabs={tabs} cards={cards} actions={actions} record={record} /> : null;
}

interface SettingsSectionsProps {
  /** Renders a section like those of the page. */
  children: (section: { title: string; description: string; piece: ReactNode }) => ReactNode;
}

/** Sections that remotes add to the settings page. */
export function SettingsSections({ children }: SettingsSectionsProps) {
  const sections = useContributions('settings.section');
  const loaded = useParts(sections.length > 0);
  return sections.length > 0 && loaded ? <loaded.Settings sections={sections}>{children}</loaded.Settings> : null;
}
