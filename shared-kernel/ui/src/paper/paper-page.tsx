import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { countryName } from '../countries/country-name';
import { differsFromBrowser, formatDateTime, now, officeTimeZone, zoneName } from '@comptoir/kernel/internal/format';
import { useLanguage } from '@comptoir/kernel/internal/i18n';
import { apiQuery } from '@comptoir/kernel/internal/query';
import { useGoBack } from '@comptoir/kernel/internal/router';
import { Button, Figure, Loaded, Page, PageHeader, Select, Toolbar } from '../components';
import styles from './paper.module.css';
import { usePaperMessages } from './paper-messages';
import { lastPaperSize, PAPER_SIZES, paperSizeOf, rememberPaperSize, type PaperSize } from './paper-size';

interface PaperPageProps {
  /** Title with number; also the file name when saved as PDF. */
  title: string;
  /** Office in the letterhead; undefined while loading. */
  officeId: string | undefined;
  /** Controls above the document; not printed. */
  choices?: ReactNode;
  /** Offers A6 and a receipt roll of 80 mm as paper sizes. */
  fitsRoll?: boolean;
  children: ReactNode;
}

/** A page that shows a document as printed: with the office, the title and the time of printing. */
export function PaperPage({ title, officeId, choices, fitsRoll = false, children }: PaperPageProps) {
  const t = usePaperMessages();
  const [chosen, setChosen] = useState(lastPaperSize);
  const size = fitsRoll ? chosen : 'a4';
  const choose = (next: PaperSize) => {
    setChosen(next);
    rememberPaperSize(next);
  };
  return (
    <Page layout="form">
      <PageHeader
        title={title}
        onBack={useGoBack()}
        actions={
          <Button variant="primary" onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      {(choices || fitsRoll) && (
        <Toolbar>
          {choices}
          {fitsRoll && <SizeChoice size={size} onChange={choose} />}
        </Toolbar>
      )}
      <article className={styles.paper} data-size={size}>
        <Head title={title} officeId={officeId} />
        {children}
        <Foot />
      </article>
    </Page>
  );
}

function SizeChoice({ size, onChange }: { size: PaperSize; onChange: (size: PaperSize) => void }) {
  const t = usePaperMessages();
  return (
    <div className={styles.size}>
      <Select
        label={t('size')}
        placeholder={t('size')}
        value={size}
        options={PAPER_SIZES.map((value) => ({ value, label: t(`sizes.${value}`) }))}
        onChange={(value) => onChange(paperSizeOf(value))}
      />
    </div>
  );
}

function Head({ title, officeId = '' }: Pick<PaperPageProps, 'title' | 'officeId'>) {
  const { language } = useLanguage();
  const office = useQuery({ ...apiQuery('getOffice', { params: { id: officeId } }), enabled: officeId !== '' });
  return (
    <header className={styles.head}>
      <Loaded query={office} placeholder={<p>…</p>}>
        {({ name, city, countryCode }) => (
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <bdi>{`${city}, ${countryName(countryCode, language)}`}</bdi>
          </p>
        )}
      </Loaded>
      <h2>{title}</h2>
    </header>
  );
}

function Foot() {
  const t = usePaperMessages();
  const [opened] = useState(() => now().toISOString());
  const zone = officeTimeZone();
  return (
    <footer className={styles.foot}>
      <Figure>{t('printed', { moment: formatDateTime(opened) })}</Figure>
      {differsFromBrowser(zone) && <p>{zoneName(zone)}</p>}
    </footer>
  );
}
