import type { PickUp } from '@comptoir/api-contract/pick-ups';
import { formatDateTime } from '@comptoir/kernel/format';
import { formatAmount } from '@comptoir/ui/money';
import { Detail, Fact } from '@comptoir/ui/records';
import { Tag } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';

/** Pick-ups that phones, or the office for them, recorded at a stop; oldest first. */
export function PickUpFacts({ pickUps }: { pickUps: readonly PickUp[] }) {
  return pickUps.map((pickUp) => <PickUpFact key={pickUp.id} pickUp={pickUp} />);
}

function PickUpFact({ pickUp }: { pickUp: PickUp }) {
  const t = useMessages();
  const { byOffice, collector, recordedBy, reasonCode, occurredAt, bookedAt, flags, lines, note } = pickUp;
  const { signerName, seal, distance, position } = pickUp;
  const details = [
    t('fact.times', { recorded: formatDateTime(occurredAt), booked: formatDateTime(bookedAt) }),
    signerName !== '' && t('fact.signer', { name: signerName }),
    seal !== '' && t('fact.seal', { number: seal }),
    position && distance !== null && t('fact.distance', { metres: distance, accuracy: Math.round(position.accuracy) }),
  ].filter((detail) => typeof detail === 'string');
  return (
    <Fact title={t(byOffice ? 'fact.byOffice' : 'fact.byPhone')}>
      {lines.map((line) => (
        <PickUpAmount key={line.currency} line={line} />
      ))}
      {reasonCode && <strong>{t(`fact.reason.${reasonCode}`)}</strong>}
      <span>
        {byOffice ? t('fact.recordedFor', { name: recordedBy.name, collector: collector.name }) : collector.name}
      </span>
      {flags.map((flag) => (
        <span key={flag}>
          <Tag tone="warning">{t(`fact.flag.${flag}`)}</Tag>
        </span>
      ))}
      {note !== '' && <span dir="auto">{note}</span>}
      {details.map((detail) => (
        <Detail key={detail}>{detail}</Detail>
      ))}
    </Fact>
  );
}

function PickUpAmount({ line: { currency, amount, counts } }: { line: PickUp['lines'][number] }) {
  return (
    <>
      <strong>{formatAmount(amount, currency)}</strong>
      {counts && <Detail>{countsText(counts)}</Detail>}
    </>
  );
}

/** '60 × 2000, 5 × 1000', largest first. */
function countsText(counts: Readonly<Record<string, number>>): string {
  const counted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => Number(other) - Number(one));
  return counted.map(([value, count]) => `${count} × ${value}`).join(', ');
}
