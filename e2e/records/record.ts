import type { Locator, Page } from '@playwright/test';
import type { Api } from '../fixtures/api';
import type { Role } from '../fixtures/people';

/** `every-record` checks a behaviour, or another file does for a reason. */
type Proof = 'here' | { elsewhere: string; because: string };

export interface Proofs {
  readonly 'another person changed it': Proof;
  readonly 'another person deleted it': Proof;
  readonly 'no connection': Proof;
  readonly 'lost answer': Proof;
  readonly 'double click': Proof;
  readonly 'slow answer': Proof;
  readonly 'leaving unsaved': Proof;
  readonly 'keyboard alone': Proof;
  readonly 'three languages': Proof;
}

interface Existing {
  id: string;
  name: string;
}

interface Sentences {
  created: string;
  updated: string;
  deleted: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  /** Name of the record in the delete question. */
  noun: string;
  gone: string;
}

/** The field that a test changes, as typed and as sent by another client. */
interface ChangedField {
  label: string;
  key: string;
  theirs: { sent: unknown; shown: string };
  again: { sent: unknown; shown: string };
  ours: { typed: string; shown: string; saved: unknown };
}

export interface RecordRow {
  resource: string;
  role: Role;
  /** Selected country; by default the office of the demo OFFICEMANAGER. */
  country?: string;
  /** Address of the list, and label of its link to a new record. */
  list: string;
  add: string;
  /** API paths: of one record, and of the POST. */
  path: (id: string) => string;
  sentTo: string;
  make: (api: Api, officeId: string) => Promise<Existing>;
  /** Creates prerequisites; returns the search term of the new record. */
  prepare: (api: Api, officeId: string) => Promise<string>;
  listed: (officeId: string, name: string) => string;
  /** Address of its page; absent for a dialog over the list. */
  page?: (id: string) => string;
  open: (page: Page, record: Existing) => Promise<void>;
  openNew: (page: Page) => Promise<void>;
  type: (page: Page, name: string) => Promise<void>;
  typeByKeys: (page: Page, name: string) => Promise<void>;
  leave: (page: Page) => Promise<void>;
  frame: (page: Page) => Locator;
  /** Number of headings of the second level once everything has loaded, including parts below the form. */
  headings: number;
  failure: (page: Page) => Locator;
  field: ChangedField;
  sentences: Sentences;
  /** Allowed console messages. */
  noise?: readonly RegExp[];
  proofs: Proofs;
}
