import { Button, Flex, Form, Input, Radio } from '@comptoir/ui/antd'
import { ApiError } from '@comptoir/kernel/http'
import { useRemoteSettings } from '@comptoir/kernel/remote-settings'
import { useNavigate, useSearchParams } from '@comptoir/kernel/router'
import { useOfficeInCountry } from '@comptoir/kernel/selection'
import { toastError, toastSuccess } from '@comptoir/kernel/toast'
import { Card, Page, PageHeader } from '@comptoir/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addVehicle, KINDS, type NewVehicle } from '../api/vehicles'
import { useMessages } from '../locales/messages'
import { settings } from '../settings'

type Typed = Omit<NewVehicle, 'agency'>

export function VehicleForm() {
  const t = useMessages()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const agency = address.get('agency') ?? undefined
  const back = () => void (agency ? navigate(-1) : navigate('/fleet'))
  return (
    <Page layout="form">
      <PageHeader title={t('addTitle')} onBack={back} startsWith="form" />
      <Card>
        <Fields agency={agency} onDone={back} />
      </Card>
    </Page>
  )
}

function Fields({ agency, onDone }: { agency: string | undefined; onDone: () => void }) {
  const t = useMessages()
  const [form] = Form.useForm<Typed>()
  const office = useOfficeInCountry()?.officeId ?? ''
  const [key] = useState(() => crypto.randomUUID())
  const { plateExample } = useRemoteSettings('fleet', settings)
  const adding = useMutation({
    mutationFn: (typed: Typed) => addVehicle({ office, vehicle: { ...typed, agency }, key }),
    onSuccess: () => {
      toastSuccess(t('added'))
      onDone()
    },
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : []
      const ours = issues.filter(({ path }) => path === 'plate')
      form.setFields(ours.map(({ message }) => ({ name: 'plate', errors: [message] })))
      if (ours.length === 0) toastError(t('notAdded'), error)
    },
  })
  return (
    <Form<Typed>
      form={form}
      name="vehicle"
      layout="vertical"
      requiredMark={false}
      initialValues={{ kind: 'car' }}
      onFinish={(typed) => adding.mutate(typed)}
    >
      <Form.Item
        name="plate"
        label={t('plate')}
        rules={[{ required: true, whitespace: true, message: t('plateMissing') }]}
      >
        <Input autoComplete="off" dir="auto" maxLength={20} placeholder={plateExample} />
      </Form.Item>
      <Form.Item name="kind" label={t('kind')}>
        <Radio.Group
          aria-label={t('kind')}
          options={KINDS.map((value) => ({ value, label: t(value) }))}
        />
      </Form.Item>
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={adding.isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </Flex>
    </Form>
  )
}
