import { END_REASONS } from '@comptoir/api-contract/session-records';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import type { SecurityWords } from './messages/messages';

function signInDetails(details: SecurityEvent['details'], t: SecurityWords): string[] {
  return [
    ssoOf(details, t),
    factorOf(details, t),
    wrongCodeOf(details, t),
    browserOf(details, t),
    delayOf(details, t),
  ].filter(isText);
}

/** Details of an event beside its kind, as separate texts. */
export function eventDetails({ kind, details }: SecurityEvent, t: SecurityWords): string[] {
  switch (kind) {
    case 'SIGN_IN':
      return signInDetails(details, t);
    case 'FACTOR_ADDED':
    case 'FACTOR_REMOVED':
      return [factorOf(details, t), endedOf(details, t), textOf(details['note'])].filter(isText);
    case 'IDENTITY_LINKED':
    case 'ACCOUNT_CREATED':
      return [textOf(details['issuer']), textOf(details['subject'])].filter(isText);
    case 'SECOND_STEP_ASKED':
      return [ssoOf(details, t)].filter(isText);
    case 'SESSION_CONFIRMED':
      return [factorOf(details, t)].filter(isText);
    case 'RECOVERY_CODE_USED':
      return [t('detail.codesLeft', { count: countOf(details['left']) })];
    case 'SESSION_ENDED':
      return [reasonOf(details, t), endedOf(details, t)].filter(isText);
    case 'PASSWORD_CHANGED':
    case 'RESET_USED':
    case 'INVITATION_USED':
    case 'EMAIL_CHANGED':
      return [endedOf(details, t)].filter(isText);
    case 'INVITATION_SENT':
    case 'ACCOUNT_DELETED':
    case 'ACCOUNT_ARCHIVED':
    case 'ACCOUNT_RESTORED':
      return [roleOf(details, t)].filter(isText);
    case 'ACCESS_REFUSED':
      return [textOf(details['status']), textOf(details['path'])].filter(isText);
    case 'EXPORT':
      return [listOf(details, t), t('detail.rows', { count: countOf(details['rows']) }), filterOf(details)].filter(
        isText,
      );
    case 'MEDIA_READ':
      return [
        'case' in details ? t('detail.case') : t('detail.collection', { number: textOf(details['collection']) }),
        filesOf(details, t),
      ].filter(isText);
    case 'OVERRIDE':
      return [
        textOf(details['remote']),
        textOf(details['address']),
        t(details['change'] === 'ended' ? 'detail.over' : 'detail.begun'),
      ].filter(isText);
    case 'DEVICE_CONFIRMED':
    case 'DEVICE_ENDED':
      return [textOf(details['device']), t('detail.unsent', { count: countOf(details['unsent']) })].filter(isText);
    case 'API_KEY_CREATED':
    case 'API_KEY_ENDED':
    case 'WEBHOOK_CREATED':
    case 'WEBHOOK_ENDED':
    case 'WEBHOOK_SECRET_ROTATED':
    case 'WEBHOOK_PAUSED':
    case 'WEBHOOK_RESUMED':
      return [textOf(details['name'])].filter(isText);
    case 'WEBHOOK_REPLAYED':
      return [textOf(details['name']), t('detail.events', { count: countOf(details['events']) })].filter(isText);
    case 'WEBHOOK_OFF':
      return [textOf(details['name']), textOf(details['host']), offReasonOf(details, t)].filter(isText);
    case 'SIGN_IN_LOCKED':
    case 'SIGN_OUT':
    case 'RESET_SENT':
    case 'RECOVERY_CODES_RENEWED':
      return [];
  }
}

type Details = SecurityEvent['details'];

function browserOf({ browser, system }: Details, t: SecurityWords): string {
  if (typeof browser !== 'string' || typeof system !== 'string') return textOf(browser) || textOf(system);
  return t('detail.browserOn', { browser, system });
}

const FACTORS = ['TOTP', 'PASSKEY', 'RECOVERY'] as const;

function factorOf({ factor }: Details, t: SecurityWords): string {
  const known = FACTORS.find((one) => one === factor);
  return known ? t(`factor.${known}`) : '';
}

function ssoOf({ sso, step, reason }: Details, t: SecurityWords): string {
  if (step === 'sso') return t('detail.ssoRefused', { reason: textOf(reason) });
  return sso === true ? t('detail.sso') : '';
}

function wrongCodeOf({ step }: Details, t: SecurityWords): string {
  if (step === 'passkey') return t('detail.wrongPasskey');
  return step === 'factor' ? t('detail.wrongCode') : '';
}

function delayOf({ delay }: Details, t: SecurityWords): string {
  return typeof delay === 'number' ? t('detail.delay', { seconds: delay / 1000 }) : '';
}

function endedOf({ sessionsEnded }: Details, t: SecurityWords): string {
  const count = countOf(sessionsEnded);
  return count > 0 ? t('detail.ended', { count }) : '';
}

function filesOf({ files }: Details, t: SecurityWords): string {
  return files === undefined ? '' : t('detail.files', { count: countOf(files) });
}

const LISTS = [
  'collections',
  'trades',
  'general-ledger',
  'agencies',
  'suppliers',
  'offices',
  'collectors',
  'users',
] as const;
const ROLES = ['ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const;

function reasonOf({ reason }: Details, t: SecurityWords): string {
  const known = END_REASONS.find((one) => one === reason);
  return known ? t(`reason.${known}`) : '';
}

const OFF_REASONS = ['failing', 'gone', 'creator'] as const;

function offReasonOf({ reason }: Details, t: SecurityWords): string {
  const known = OFF_REASONS.find((one) => one === reason);
  return known ? t(`off.${known}`) : '';
}

function listOf({ list }: Details, t: SecurityWords): string {
  const known = LISTS.find((one) => one === list);
  return known ? t(`list.${known}`) : '';
}

function roleOf({ role }: Details, t: SecurityWords): string {
  const known = ROLES.find((one) => one === role);
  return known ? t(`role.${known}`) : '';
}

/** Filter of an export, as in the address of the call. */
function filterOf({ filter }: Details): string {
  if (typeof filter !== 'object' || filter === null) return '';
  return Object.entries(filter)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join(' ');
}

function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isText(text: string): boolean {
  return text !== '';
}
