// An old Node must be able to parse this file, because it reports that Node is too old.
import { complaintAboutNode } from './machine/node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  void import('./test/test.mjs').then(({ test }) => test());
}
