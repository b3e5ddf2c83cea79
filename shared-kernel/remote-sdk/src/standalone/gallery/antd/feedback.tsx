import {
  Alert,
  Button,
  Drawer,
  message,
  Modal,
  notification,
  Popconfirm,
  Progress,
  Result,
  Select,
  Skeleton,
  Spin,
  theme,
  Tour,
  Watermark,
} from '@comptoir/ui/antd';
import { Dialog } from '@comptoir/ui';
import { useState } from 'react';
import { Kept, LONG_TEXT, type Family } from '../specimen';

const towns = [{ value: 'Oran' }, { value: 'Algiers' }];

export const feedback: Family = {
  title: 'Feedback',
  controls: {
    Alert: {
      info: <Alert title="The list is renewed." showIcon />,
      success: <Alert title="Saved" type="success" showIcon />,
      warning: <Alert title="Not sent yet" description={LONG_TEXT} type="warning" showIcon closable />,
      error: <Alert title="It could not be saved." type="error" showIcon />,
    },
    'Modal, Drawer': {
      modal: (
        <Kept first={false}>
          {(open, set) => (
            <>
              <Button onClick={() => set(true)}>Open a window</Button>
              <Modal title="A window" open={open} onOk={() => set(false)} onCancel={() => set(false)}>
                <Select aria-label="Town" options={towns} style={{ width: '100%' }} />
              </Modal>
            </>
          )}
        </Kept>
      ),
      question: <Button onClick={() => void Modal.confirm({ title: 'Sell it?', content: LONG_TEXT })}>Ask</Button>,
      drawer: (
        <Kept first={false}>
          {(open, set) => (
            <>
              <Button onClick={() => set(true)}>Open a drawer</Button>
              <Drawer title="A drawer" open={open} onClose={() => set(false)}>
                <Select aria-label="Town" options={towns} style={{ width: '100%' }} />
              </Drawer>
            </>
          )}
        </Kept>
      ),
      'inside a dialog of the kernel': (
        <Kept first={false}>
          {(open, set) => (
            <>
              <Button onClick={() => set(true)}>Open a dialog</Button>
              {open && (
                <Dialog title="A dialog" onClose={() => set(false)}>
                  <Select aria-label="Town" options={towns} style={{ width: '100%' }} />
                  <Button onClick={() => void message.info('Told above the dialog', 30)}>Tell</Button>
                  <Button onClick={() => void Modal.confirm({ title: 'Above the dialog?' })}>Ask again</Button>
                </Dialog>
              )}
            </>
          )}
        </Kept>
      ),
    },
    'message, notification': {
      message: <Button onClick={() => void message.success('Vehicle saved', 30)}>Tell a success</Button>,
      notification: (
        <Button onClick={() => notification.error({ title: 'Not saved', description: LONG_TEXT, duration: 30 })}>
          Tell a failure
        </Button>
      ),
    },
    'Popconfirm, Tour': { popconfirm: <SmallQuestion />, tour: <ShownAround /> },
    'Progress, Spin, Skeleton': {
      line: <Progress percent={40} aria-label="Sent" />,
      circle: <Progress type="circle" percent={75} size={60} aria-label="Checked" />,
      failed: <Progress percent={60} status="exception" aria-label="Stopped" />,
      spin: <Spin description="Loading" />,
      skeleton: <Skeleton active />,
    },
    Result: { default: <Result status="404" title="No vehicle" subTitle={LONG_TEXT} /> },
    Watermark: {
      default: (
        <Watermark content="Draft" gap={[20, 20]}>
          <div style={{ height: 120 }} />
        </Watermark>
      ),
    },
    theme: { tokens: <Tokens /> },
  },
};

function SmallQuestion() {
  return (
    <Popconfirm title="Sell it?" description="It leaves the list.">
      <Button danger>Sell</Button>
    </Popconfirm>
  );
}

function ShownAround() {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setTarget} onClick={() => setOpen(true)}>
        Show around
      </Button>
      <Tour
        open={open}
        onClose={() => setOpen(false)}
        steps={[{ title: 'Here', description: 'It begins here.', target }]}
      />
    </>
  );
}

function Tokens() {
  const { token, cssVar } = theme.useToken();
  return (
    <span style={{ color: token.colorPrimary, border: `1px solid ${cssVar.colorPrimary}` }}>{token.controlHeight}</span>
  );
}
