import { Loaded, WidgetCard } from '@comptoir/ui'
import { useVehicles } from '../api/vehicles'
import { useMessages } from '../locales/messages'

/** Without antd, so that dashboards do not wait for it. */
export function Widget() {
  const t = useMessages()
  const vehicles = useVehicles()
  return (
    <WidgetCard title={t('vehicles')} link={{ to: '/fleet', label: t('showAll') }}>
      <Loaded query={vehicles}>{(rows) => <p>{t('count', { count: rows.length })}</p>}</Loaded>
    </WidgetCard>
  )
}
