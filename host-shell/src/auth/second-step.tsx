import { SignInStep as Step } from '@comptoir/api-contract/factors';
import type { ApiError } from '@comptoir/kernel/http';
import { SignInStep, type SignInStepProps } from '@comptoir/ui/records';
import type { ReactNode } from 'react';
import { AuthFrame } from './auth-frame';

type Handlers = Pick<SignInStepProps, 'frame' | 'onSignedIn' | 'onRestart'>;

/** The step that a sign-in waits for. */
export function secondStep({ values }: ApiError, handlers: Handlers): ReactNode {
  return <SignInStep {...Step.parse(values)} {...handlers} />;
}

/** The same as a page. */
export function secondStepPage(error: ApiError, handlers: Omit<Handlers, 'frame'>): ReactNode {
  return secondStep(error, { ...handlers, frame: (title, content) => <AuthFrame title={title}>{content}</AuthFrame> });
}
