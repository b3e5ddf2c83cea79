import type { Collection } from '@comptoir/api-contract/collections';
import { formatLongDate, formatTime } from '@comptoir/kernel/format';
import { PhoneLink } from '@comptoir/ui/list-kit';
import { Money } from '@comptoir/ui/money';
import { Fact, Facts } from '@comptoir/ui/records';
import { useLanguage } from '@comptoir/kernel/i18n';
import { apiQuery } from '@comptoir/kernel/query';
import { LocationMap, useStreets } from '@comptoir/maps';
import { Link } from '@comptoir/kernel/router';
import { SideMap } from '../../location/side-map';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/messages';
import { CollectionTag } from '../collection-status';
import { CollectedFact } from './collected-fact';
import styles from './collection.module.css';
import { PickUpFacts } from './pick-up-facts';
import { usePickUpMarkers } from './pick-up-markers';
import { ReceiptFact } from './receipt-fact';

const SeriesFact = lazy(async () => ({
  default: (await import(/* webpackChunkName: "series" */ '../series/series-fact')).SeriesFact,
}));

export function CollectionFacts({ collection }: { collection: Collection }) {
  const t = useMessages();
  const { language } = useLanguage();
  const { data: pickUps = [] } = useQuery(apiQuery('listPickUps', { query: { collectionId: collection.id } }));
  const further = usePickUpMarkers(pickUps);
  const { scheduledCollectionDate, hasTime, roundPosition, agency, collector, scheduledAmount, currency } = collection;
  const time = hasTime ? formatTime(scheduledCollectionDate) : t('pickUp.anyTime');
  // A pin on a map without streets says less than the address.
  const hasStreets = useStreets();
  const facts = (
    <Facts>
      <Fact title={t('collection.status')}>
        <CollectionTag collection={collection} />
      </Fact>
      <Fact title={t('collection.date')}>
        <strong>{formatLongDate(scheduledCollectionDate, language)}</strong>
        <span>
          {roundPosition === null ? time : `${time} · ${t('pickUp.positionOf', { position: roundPosition })}`}
        </span>
      </Fact>
      <Fact title={t('collection.amount')}>
        <strong className={styles.amount}>
          <Money amount={scheduledAmount} currency={currency} />
        </strong>
      </Fact>
      <CollectedFact collection={collection} />
      {collection.collectedAmount !== null && <ReceiptFact collection={collection} />}
      <PickUpFacts pickUps={pickUps} />
      <Fact title={t('collection.collector')}>
        <strong>
          <bdi>{collector.name}</bdi>
        </strong>
        {collector.phone !== null && <PhoneLink number={collector.phone} />}
      </Fact>
      <Fact title={t('collection.agency')}>
        <Link to={`/agencies/${agency.id}`}>
          <bdi>{agency.name}</bdi>
        </Link>
        <bdi>{`${agency.address}, ${agency.city}`}</bdi>
        <PhoneLink number={agency.phone} />
      </Fact>
      {collection.series && (
        <Suspense>
          <SeriesFact series={collection.series} />
        </Suspense>
      )}
    </Facts>
  );
  if (!hasStreets) return facts;
  return <SideMap map={<LocationMap location={agency} title={agency.name} further={further} />}>{facts}</SideMap>;
}
