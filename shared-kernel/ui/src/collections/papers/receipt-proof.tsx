import type { Receipt } from '@comptoir/api-contract/receipts';
import { PaperFact, PaperFacts } from '@comptoir/ui/paper';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { QrCode } from '../../components/qr-code/qr-code';
import styles from './receipt-proof.module.css';

/** Numbers and QR code of a receipt, for checking it. */
export function ReceiptProof({ receipt: { number, checkCode, replaces, url } }: { receipt: Receipt }) {
  const t = useMessages();
  const page = new URL(url);
  return (
    <section className={styles.proof}>
      <div className={styles.columns}>
        <div className={styles.code}>
          <QrCode url={url} label={t('receipt.code')} />
        </div>
        <div>
          <PaperFacts>
            <PaperFact title={t('receipt.number')}>
              <Figure>{number}</Figure>
              {replaces !== null && <span>{t('receipt.replaces', { number: replaces })}</span>}
            </PaperFact>
            <PaperFact title={t('receipt.checkCode')}>
              <Figure className={styles.number}>{checkCode}</Figure>
            </PaperFact>
          </PaperFacts>
          <p className={styles.way}>
            {t('receipt.checkAt')} <bdi>{`${page.host}${page.pathname}`}</bdi>
          </p>
        </div>
      </div>
    </section>
  );
}
