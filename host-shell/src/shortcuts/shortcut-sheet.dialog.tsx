import { useLanguage } from '@comptoir/kernel/i18n';
import { Link, useLocation } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { Dialog } from '@comptoir/ui';
import { createPortal } from 'react-dom';
import { handbookAt } from '../handbook/handbook-parts';
import { useShellMessages } from '../messages/messages';
import { pageData } from '../page-data';
import { commandHere, letteredPages } from './address-for';
import { hasRowsHere, searchHere } from './focus-search';
import { useShortcutMessages } from './messages/messages';
import styles from './shortcut-sheet.module.css';

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useShortcutMessages();
  const shell = useShellMessages();
  const { language } = useLanguage();
  const { role } = useClaims();
  const { pathname } = useLocation();
  const person = { registry: pageData().registry, role };
  const command = commandHere(person, pathname);
  const here: KeysProps['lines'] = [
    { keys: ['Ctrl', 'K'], does: t('palette') },
    ...(searchHere() ? [{ keys: ['/'], does: t('search') }] : []),
    ...(hasRowsHere() ? [{ keys: [t('space')], does: t('peek') }] : []),
    ...(command ? [{ keys: ['n'], does: command.label[language] ?? command.label.en }] : []),
    { keys: ['?'], does: t('sheet') },
  ];
  const own = { dashboard: shell('navigation.dashboard'), settings: shell('profile.settings') };
  const pages = letteredPages(person).map(({ letter, label }) => ({
    keys: ['g', letter],
    does: typeof label === 'string' ? own[label] : (label[language] ?? label.en),
  }));
  return createPortal(
    <Dialog title={t('title')} width={520} onClose={onClose}>
      <Keys caption={t('here')} lines={here} />
      <Keys caption={t('pages')} lines={pages} />
      <p className={styles.note}>
        {t('handbook')}{' '}
        <a href={handbookAt(role, pathname)} hrefLang="en" target="_blank" rel="noreferrer">
          {shell('profile.handbook')}
        </a>
      </p>
      <p className={styles.note}>
        {t('off')}{' '}
        <Link to="/settings" onClick={onClose}>
          {own.settings}
        </Link>
      </p>
    </Dialog>,
    document.body,
  );
}

interface KeysProps {
  caption: string;
  lines: readonly { keys: readonly string[]; does: string }[];
}

function Keys({ caption, lines }: KeysProps) {
  const t = useShortcutMessages();
  return (
    <table className={styles.keys}>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('does')}</th>
          <th scope="col">{t('keys')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ keys, does }) => (
          <tr key={keys.join(' ')}>
            <th scope="row">{does}</th>
            <td>
              <bdi dir="ltr">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
