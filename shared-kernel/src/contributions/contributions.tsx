import { useEffect, type ReactNode } from 'react';
import type { RecordReference } from '../remote';
import { useListState } from '../router';
import { onDemand } from '../store/on-demand';
import styles from './contributions.module.css';
import { keyOf, useContributions } from './slots';
import { TAB_DEFAULTS } from './tab-state';

// A page to which nobody adds anything loads nothing of this, and one whose parts do not come is whole without them.
const parts = onDemand(() => import(/* webpackChunkName: "guests" */ './parts'));

function useParts(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) parts.load().catch((cause: unknown) => reportError(cause));
  }, [isNeeded]);
  return parts.useLoaded()?.Component;
}

interface RecordPartsProps {
  record: RecordReference;
  /** What the page says itself: the first of the tabs, where there are some. */
  children: ReactNode;
}

/** What remotes add to the page of a record: tabs beside what it says itself, and cards under it. */
export function RecordParts({ record, children }: RecordPartsProps) {
  const tabs = useContributions('record.tab', record.type);
  const cards = useContributions('record.card', record.type);
  const [{ tab }] = useListState(TAB_DEFAULTS);
  const loaded = useParts(tabs.length + cards.length > 0);
  const open = tabs.find((each) => keyOf(each) === tab);
  return (
    <>
      {tabs.length > 0 && <div className={styles.tabs}>{loaded && <loaded.Tabs tabs={tabs} open={open} />}</div>}
      {/* It stays, with what is typed in it, when a tab opens and when what remotes add comes after it. */}
      <div className={styles.own} hidden={open !== undefined}>
        {children}
        {loaded && cards.map((card) => <loaded.FramedPiece key={keyOf(card)} of={card} record={record} />)}
      </div>
      {loaded && open && <loaded.FramedPiece key={keyOf(open)} of={open} record={record} />}
    </>
  );
}

/** The buttons that remotes add beside the title of a record. */
export function RecordActions({ record }: { record: RecordReference }) {
  const actions = useContributions('record.action', record.type);
  const loaded = useParts(actions.length > 0);
  return actions.length > 0 && loaded ? <loaded.Actions actions={actions} record={record} /> : null;
}

/** The same, tabs, cards and actions, for a record that has a dialog instead of a page: one below the other. */
export function RecordSections({ record }: { record: RecordReference }) {
  const tabs = useContributions('record.tab', record.type);
  const cards = useContributions('record.card', record.type);
  const actions = useContributions('record.action', record.type);
  const isNeeded = tabs.length + cards.length + actions.length > 0;
  const loaded = useParts(isNeeded);
  return isNeeded && loaded ? <loaded.Sections tabs={tabs} cards={cards} actions={actions} record={record} /> : null;
}

interface SettingsSectionsProps {
  /** Draws one as the page draws its own. */
  children: (section: { title: string; description: string; piece: ReactNode }) => ReactNode;
}

/** What remotes add to the page of settings. */
export function SettingsSections({ children }: SettingsSectionsProps) {
  const sections = useContributions('settings.section');
  const loaded = useParts(sections.length > 0);
  return sections.length > 0 && loaded ? <loaded.Settings sections={sections}>{children}</loaded.Settings> : null;
}
