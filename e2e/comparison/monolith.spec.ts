import { test } from '../fixtures';
import { measureAgencies, tell } from '../product/cold-page';
import { startMonolith } from '../product/monolith';

test('the agencies, federated and as one program', async ({ browser, product, request }) => {
  test.setTimeout(180_000);
  const monolith = await startMonolith();
  const federated = await measureAgencies(browser, request, product);
  const whole = await measureAgencies(browser, request, monolith);
  await monolith.stop();
  tell('agencies, federated', federated);
  tell('agencies, as one program', whole);
  process.stdout.write(
    `script, federated / as one program: ${(federated.scriptBytes / whole.scriptBytes).toFixed(2)}\n`,
  );
});
