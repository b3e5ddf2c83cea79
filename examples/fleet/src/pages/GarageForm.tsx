import { Button, Flex, Form, Input, Radio, Result } from '@comptoir/ui/antd'
import { useApiMutation } from '@comptoir/ui/changes'
import { ApiError } from '@comptoir/kernel/http'
import { useNavigate } from '@comptoir/kernel/router'
import { useOfficeInCountry } from '@comptoir/kernel/selection'
import { useClaims } from '@comptoir/kernel/session'
import { Card, Page, PageHeader } from '@comptoir/ui'
import { useMessages } from '../locales/messages'
import { isKeeper } from '../roles'

interface Typed {
  name: string
  scope: 'office' | 'shared'
}

export function GarageForm() {
  const t = useMessages()
  const navigate = useNavigate()
  const { role } = useClaims()
  const back = () => void navigate('/fleet')
  return (
    <Page layout="form">
      <PageHeader title={t('addTitle')} onBack={back} startsWith="form" />
      <Card>
        {isKeeper(role) ? <Fields onDone={back} /> : <Result status="info" title={t('notYours')} />}
      </Card>
    </Page>
  )
}

function Fields({ onDone }: { onDone: () => void }) {
  const t = useMessages()
  const [form] = Form.useForm<Typed>()
  const office = useOfficeInCountry()
  const adding = useApiMutation('createSupplier', {
    success: t('added'),
    failure: t('notAdded'),
    onSuccess: onDone,
    handleError: (error) => {
      const issues = error instanceof ApiError ? error.issues : []
      const ours = issues.filter(({ path }) => path === 'name')
      form.setFields(ours.map(({ message }) => ({ name: 'name', errors: [message] })))
      return ours.length > 0
    },
  })
  const send = ({ name, scope }: Typed) => {
    const officeId = scope === 'office' ? office?.officeId : undefined
    adding.mutate({ body: { name, ...(officeId !== undefined && { officeId }) } })
  }
  return (
    <Form<Typed>
      form={form}
      name="garage"
      layout="vertical"
      requiredMark={false}
      initialValues={{ scope: 'office' }}
      onFinish={send}
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameMissing') }]}
      >
        <Input autoComplete="off" dir="auto" maxLength={200} />
      </Form.Item>
      <Form.Item name="scope" label={t('scope')}>
        <Radio.Group
          aria-label={t('scope')}
          options={[
            { value: 'office', label: t('office') },
            { value: 'shared', label: t('shared') },
          ]}
        />
      </Form.Item>
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={adding.isPending}>
          {t('keep')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </Flex>
    </Form>
  )
}
