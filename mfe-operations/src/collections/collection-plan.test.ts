import { collection } from '../testing/samples';
import { isSamePlan } from './collection-plan';

const file = { id: 'f', url: '/f', name: 'f.pdf', contentType: 'application/pdf', size: 1 };

test('a version with another file does not conflict', () => {
  expect(isSamePlan(collection, { ...collection, media: ['/f'], mediaFiles: [file] })).toBe(true);
});

test('a version with another amount, or a collected one, conflicts', () => {
  expect(isSamePlan(collection, { ...collection, scheduledAmount: 1 })).toBe(false);
  expect(isSamePlan(collection, { ...collection, status: 'COLLECTED' })).toBe(false);
});
