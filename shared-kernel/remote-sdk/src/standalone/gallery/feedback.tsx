import { Progress } from '@comptoir/ui/files';
import { toastError, toastSuccess } from '@comptoir/kernel/toast';
import {
  Avatar,
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  Notice,
  SkeletonRows,
  Spinner,
  Tag,
  type Tone,
} from '@comptoir/ui';
import type { ReactNode } from 'react';
import { Kept, LONG_TEXT, type Family } from './specimen';

const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const satisfies readonly Tone[];

export const feedback: Family = {
  title: 'Feedback',
  controls: {
    Notice: {
      ...eachTone((tone) => <Notice tone={tone}>The record was changed.</Notice>),
      'long text': (
        <Notice tone="warning" title={LONG_TEXT} action={<Button size="small">Reload</Button>}>
          {LONG_TEXT}
        </Notice>
      ),
    },
    Tag: eachTone((tone) => <Tag tone={tone}>Collected</Tag>),
    Avatar: { default: <Avatar name="Nadia Benali" /> },
    Spinner: { default: <Spinner label="Loading" /> },
    SkeletonRows: { loading: <SkeletonRows count={3} /> },
    EmptyState: { empty: <EmptyState title="No agencies found">Add the first one.</EmptyState> },
    ErrorState: { error: <ErrorState error={new Error(LONG_TEXT)} onRetry={() => undefined} /> },
    Progress: { default: <Progress percent={40} label="Collected" /> },
    Toast: {
      success: <Button onClick={() => toastSuccess(LONG_TEXT)}>Tell a success</Button>,
      error: <Button onClick={() => toastError('Saving failed.', new Error(LONG_TEXT))}>Tell a failure</Button>,
    },
    Dialog: {
      default: opened('Open a dialog', (close) => (
        <Dialog title={LONG_TEXT} onClose={close} actions={<Button onClick={close}>Close</Button>}>
          <p>{LONG_TEXT}</p>
        </Dialog>
      )),
      question: opened('Ask a question', (close) => (
        <ConfirmDialog text="This cannot be undone." subject={LONG_TEXT} onAnswer={close} />
      )),
    },
  },
};

function eachTone(draw: (tone: Tone) => ReactNode): Record<string, ReactNode> {
  return Object.fromEntries(TONES.map((tone) => [tone, draw(tone)]));
}

function opened(label: string, draw: (close: () => void) => ReactNode) {
  return (
    <Kept first={false}>
      {(open, set) => (
        <>
          <Button aria-haspopup="dialog" onClick={() => set(true)}>
            {label}
          </Button>
          {open && draw(() => set(false))}
        </>
      )}
    </Kept>
  );
}
