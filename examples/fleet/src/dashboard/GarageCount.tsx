import { Loaded, WidgetCard } from '@comptoir/ui'
import { useGarages } from '../api/garages'
import { useMessages } from '../locales/messages'

/** Without antd, so that dashboards do not wait for it. */
export function Widget() {
  const t = useMessages()
  const garages = useGarages()
  return (
    <WidgetCard title={t('garages')} link={{ to: '/fleet', label: t('showAll') }}>
      <Loaded query={garages}>{(rows) => <p>{t('count', { count: rows.length })}</p>}</Loaded>
    </WidgetCard>
  )
}
