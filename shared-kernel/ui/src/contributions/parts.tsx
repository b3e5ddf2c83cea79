import { Fragment, useState, type ReactNode } from 'react';
import { useKernelMessages, useLanguage } from '@comptoir/kernel/internal/i18n';
import type { LocalText, PieceProps, RecordReference } from '@comptoir/kernel/internal/remote';
import { Link, useSearchParams } from '@comptoir/kernel/internal/router';
import { writeListState } from '@comptoir/kernel/internal/router/list-state';
import { Button } from '../components/button/button';
import { ButtonLink } from '../components/button/button-link';
import { SkeletonRows } from '../components/feedback/skeleton';
import { isIconName } from '../components/icon/icon-names';
import { Card } from '../components/page/page';
import styles from './contributions.module.css';
import { keyOf, useSlotHost, type Contributed, type Contribution } from './slots';
import { TAB_DEFAULTS } from './tab-state';

type Of<Slot extends Contribution['slot']> = Contributed<Extract<Contribution, { slot: Slot }>>;

interface TabsProps {
  tabs: readonly Of<'record.tab'>[];
  open: Of<'record.tab'> | undefined;
}

export function Tabs({ tabs, open }: TabsProps) {
  const t = useKernelMessages();
  const text = useLocalText();
  const [params] = useSearchParams();
  const link = (tab: string, label: string, isOpen: boolean) => (
    <li key={tab}>
      <Link
        to={{ search: writeListState(params, TAB_DEFAULTS, { tab }).toString() }}
        replace
        className={styles.tab}
        aria-current={isOpen ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('record.parts')}>
      <ul className={styles.list}>
        {link('', t('record.own'), open === undefined)}
        {tabs.map((tab) => link(keyOf(tab), text(tab.contribution.title), tab === open))}
      </ul>
    </nav>
  );
}

interface ActionsProps {
  actions: readonly Of<'record.action'>[];
  record: RecordReference;
}

export function Actions({ actions, record }: ActionsProps) {
  const text = useLocalText();
  const [open, setOpen] = useState<string>();
  return actions.map((action) => {
    const { remote, contribution } = action;
    const { label, icon = '', to, module } = contribution;
    const look = isIconName(icon) ? { icon } : {};
    if (module === undefined) {
      return (
        <ButtonLink key={keyOf(action)} to={(to ?? '').replaceAll('{id}', encodeURIComponent(record.id))} {...look}>
          {text(label)}
        </ButtonLink>
      );
    }
    return (
      <Fragment key={keyOf(action)}>
        <Button onClick={() => setOpen(keyOf(action))} {...look}>
          {text(label)}
        </Button>
        {open === keyOf(action) && (
          <Piece remote={remote} module={module} place={{ record, onClose: () => setOpen(undefined) }} />
        )}
      </Fragment>
    );
  });
}

interface FramedPieceProps {
  of: Of<'record.tab'> | Of<'record.card'>;
  record: RecordReference;
}

export function FramedPiece({ of: { remote, contribution }, record }: FramedPieceProps) {
  return (
    <Card>
      <Piece remote={remote} module={contribution.module} place={{ record }} />
    </Card>
  );
}

interface SectionsProps extends ActionsProps {
  tabs: readonly Of<'record.tab'>[];
  cards: readonly Of<'record.card'>[];
}

export function Sections({ tabs, cards, actions, record }: SectionsProps) {
  const text = useLocalText();
  return (
    <div className={styles.sections}>
      {actions.length > 0 && (
        <div className={styles.actions}>
          <Actions actions={actions} record={record} />
        </div>
      )}
      {tabs.map((tab) => (
        <section key={keyOf(tab)}>
          <h3>{text(tab.contribution.title)}</h3>
          <Piece remote={tab.remote} module={tab.contribution.module} place={{ record }} />
        </section>
      ))}
      {cards.map((card) => (
        <Piece key={keyOf(card)} remote={card.remote} module={card.contribution.module} place={{ record }} />
      ))}
    </div>
  );
}

interface SettingsProps {
  sections: readonly Of<'settings.section'>[];
  children: (section: { title: string; description: string; piece: ReactNode }) => ReactNode;
}

export function Settings({ sections, children }: SettingsProps) {
  const text = useLocalText();
  return sections.map((section) => {
    const { title, description, module } = section.contribution;
    const piece = <Piece remote={section.remote} module={module} place={{}} />;
    return (
      <Fragment key={keyOf(section)}>
        {children({ title: text(title), description: text(description), piece })}
      </Fragment>
    );
  });
}

function Piece({ remote, module, place }: { remote: string; module: string; place: PieceProps }) {
  const t = useKernelMessages();
  const Shown = useSlotHost()?.Piece;
  if (!Shown) return null;
  return (
    <Shown
      remote={remote}
      module={module}
      place={place}
      loading={<SkeletonRows count={2} />}
      failed={<p className={styles.failed}>{t('state.failed')}</p>}
    />
  );
}

function useLocalText(): (text: LocalText) => string {
  const { language } = useLanguage();
  return (text) => text[language] ?? text.en;
}
