import type { Locator, Page } from '@playwright/test';
import type { Api } from '../fixtures/api';
import type { Role } from '../fixtures/people';

/** A behaviour that `every-record` runs a resource through, or the file in which it is written out, and why there. */
type Proof = 'here' | { elsewhere: string; because: string };

/** Where each of the behaviours of a record is proved. */
export interface Proofs {
  readonly 'somebody else changed it': Proof;
  readonly 'somebody else deleted it': Proof;
  readonly 'no connection': Proof;
  readonly 'lost answer': Proof;
  readonly 'double click': Proof;
  readonly 'slow answer': Proof;
  readonly 'leaving unsaved': Proof;
  readonly 'keyboard alone': Proof;
  readonly 'three languages': Proof;
}

/** One that exists, and what the screens call it. */
interface Existing {
  id: string;
  name: string;
}

/** What the product says of each change, without the reason of a refusal. */
interface Sentences {
  created: string;
  updated: string;
  deleted: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  /** Of what the question before a deletion speaks. */
  noun: string;
  /** The reason when somebody else has deleted it. */
  gone: string;
}

/** The field that a test changes, as a person types it and as another client sends it. */
interface ChangedField {
  label: string;
  key: string;
  theirs: { sent: unknown; shown: string };
  again: { sent: unknown; shown: string };
  ours: { typed: string; shown: string; kept: unknown };
}

/** A resource as people work with it, and as other clients do. */
export interface RecordRow {
  resource: string;
  role: Role;
  /** Its screens show this country; by default the office of the demo OFFICEMANAGER. */
  country?: string;
  /** Its list, and what leads from there to a new one. */
  list: string;
  add: string;
  /** Of the API: one of them, and whereto a new one is sent. */
  path: (id: string) => string;
  sentTo: string;
  /** Another client makes one, in an office. */
  make: (api: Api, officeId: string) => Promise<Existing>;
  /** What a new one is found by; makes what it needs. */
  prepare: (api: Api, officeId: string) => Promise<string>;
  /** Where the API lists it. */
  listed: (officeId: string, name: string) => string;
  /** Its page; absent: a dialog over its list. */
  page?: (id: string) => string;
  open: (page: Page, record: Existing) => Promise<void>;
  openNew: (page: Page) => Promise<void>;
  type: (page: Page, name: string) => Promise<void>;
  /** Fills in a new one that was just opened, and sends it. */
  typeByKeys: (page: Page, name: string) => Promise<void>;
  /** Tries to leave the form. */
  leave: (page: Page) => Promise<void>;
  frame: (page: Page) => Locator;
  /** Of the second level, once all of it is there: what stands under a form is fetched after it. */
  headings: number;
  /** Where the product says that something failed. */
  failure: (page: Page) => Locator;
  field: ChangedField;
  sentences: Sentences;
  /** What the console may say besides. */
  noise?: readonly RegExp[];
  proofs: Proofs;
}
