import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { booked, records } from './resources';

test('every spec file that a row refers to exists', () => {
  const proofs = [...records.map((row) => row.proofs), ...Object.values(booked)].flatMap((row) => Object.values(row));
  const elsewhere = proofs.flatMap((proof) => (proof === 'here' ? [] : [proof.elsewhere]));
  const missing = elsewhere.filter((file) => !existsSync(path.resolve(import.meta.dirname, '..', file)));
  expect(missing).toEqual([]);
});
