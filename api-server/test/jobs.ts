import { Writable } from 'node:stream';
import { pino } from 'pino';
import { DEFAULT_EVENT_DAYS, DEFAULT_SESSION_IDLE_SECONDS } from '../src/config/config';
import type { JobTools } from '../src/background/job-handlers';
import { serverSource } from '../src/security-events/event-source';

const log = pino(new Writable({ write: (_line, _encoding, done) => done() }));
const kept = { sessionIdle: DEFAULT_SESSION_IDLE_SECONDS, securityEventDays: DEFAULT_EVENT_DAYS };

export const jobTools: Omit<JobTools, 'sender'> = {
  ...kept,
  log,
  publicUrl: 'https://comptoir.example',
  webhookHosts: [],
  endUpload: async () => undefined,
  continueImport: async () => undefined,
  mailMonth: async () => undefined,
  deliverEvents: async () => undefined,
};

export const keeping = { ...kept, source: serverSource(log) };
