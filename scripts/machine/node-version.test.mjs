import { complaintAboutNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '24.1.0', '26.12.1'])('Node %s is new enough', (version) => {
  expect(complaintAboutNode(version)).toBeUndefined();
});

test.each(['8.17.0', '18.20.4', '20.18.3'])('Node %s is refused with a sentence that names it', (version) => {
  expect(complaintAboutNode(version)).toContain(`needs Node.js 20.19 or later; this is ${version}`);
});
