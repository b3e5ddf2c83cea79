import { expect, test } from '../fixtures';
import { measureAgencies, printLoad } from '../product/cold-page';
import { startMonolith } from '../product/monolith';

test('the agencies load at most 1.15 times the bytes of a monolith', async ({ browser, product, request }) => {
  test.setTimeout(180_000);
  const monolith = await startMonolith();
  const federated = await measureAgencies(browser, request, product);
  const whole = await measureAgencies(browser, request, monolith);
  await monolith.stop();
  printLoad('agencies, federated', federated);
  printLoad('agencies, as one program', whole);
  const ratio = federated.scriptBytes / whole.scriptBytes;
  process.stdout.write(`script, federated / as one program: ${ratio.toFixed(3)}\n`);
  expect(ratio).toBeLessThanOrEqual(1.15);
});
