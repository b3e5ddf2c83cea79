import type { Collection } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { checkCode } from '@comptoir/api-contract/receipt-statement';
import { formatDateTime } from '@comptoir/kernel/format';
import { Figure, Notice } from '@comptoir/ui';
import { Money } from '@comptoir/ui/money';
import { PaperFact, PaperFacts, PaperPage, Signatures } from '@comptoir/ui/paper';
import { useMessages } from '../messages/messages';
import { amountsText } from './amounts-text';
import { QrCode } from '../../components/qr-code/qr-code';
import styles from './receipt-proof.module.css';
import { ShareButton } from './share-button';

/** Content of a provisional receipt. */
export interface ProvisionalReceiptProps {
  officeId: string | undefined;
  agency: Pick<Collection['agency'], 'name' | 'address' | 'city'>;
  /** Name of the collector. */
  collector: string;
  recordedAt: string;
  lines: readonly { currency: CurrencyCode; amount: number }[];
  /** Proof that the phone made; undefined while it is made, and on pages without TLS. */
  proof: { contentHash: string; url: string } | undefined;
}

/** Receipt of a pick-up that the server has not confirmed, in the layout of the numbered one. */
export function ProvisionalReceipt(props: ProvisionalReceiptProps) {
  const t = useMessages();
  const { officeId, agency, collector, recordedAt, lines, proof } = props;
  return (
    <PaperPage title={t('receipt.provisional')} officeId={officeId} choices={<ShareProvisional {...props} />} fitsRoll>
      <Notice tone="warning">{t('receipt.provisionalText')}</Notice>
      <PaperFacts>
        <PaperFact title={t('receipt.takenFrom')}>
          <bdi>{agency.name}</bdi>
          <bdi>{`${agency.address}, ${agency.city}`}</bdi>
        </PaperFact>
        <PaperFact title={t('receipt.takenOn')}>
          <Figure>{formatDateTime(recordedAt)}</Figure>
        </PaperFact>
        <PaperFact title={t('receipt.takenBy')}>
          <bdi>{collector}</bdi>
        </PaperFact>
        <PaperFact title={t('receipt.collected')} isMain>
          {lines.map((line) => (
            <Money key={line.currency} amount={line.amount} currency={line.currency} />
          ))}
        </PaperFact>
      </PaperFacts>
      {proof && (
        <section className={styles.proof}>
          <div className={styles.columns}>
            <div className={styles.code}>
              <QrCode url={proof.url} label={t('receipt.provisionalCode')} />
            </div>
            <PaperFacts>
              <PaperFact title={t('receipt.checkCode')}>
                <Figure className={styles.number}>{checkCode(proof.contentHash)}</Figure>
              </PaperFact>
            </PaperFacts>
          </div>
        </section>
      )}
      <Signatures of={[t('receipt.agency'), t('receipt.collector')]} />
    </PaperPage>
  );
}

function ShareProvisional({ agency, recordedAt, lines, proof }: ProvisionalReceiptProps) {
  const t = useMessages();
  const values = { agency: agency.name, amount: amountsText(lines), moment: formatDateTime(recordedAt) };
  const content = { title: t('receipt.provisional'), text: t('receipt.provisionalShare', values) };
  return <ShareButton content={{ ...content, ...(proof && { url: proof.url }) }} />;
}
