import { postToReceiver, PUBLIC_RECEIVERS, requireReceiver } from './receiver-address';

const post = { body: '{}', headers: {} };
const requested = (address: string) => postToReceiver(new URL(address).href, post, PUBLIC_RECEIVERS);

test.each([
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0x7f000001/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://１２７.０.０.１/',
  'https://0.0.0.0/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[100::1]/',
  'https://[2001::7f00:1]/',
  'https://[2002:a00:1::]/',
  'https://[fc00::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.100.100.200/',
  'https://192.0.0.192/',
  'https://255.255.255.255/',
])('%s is neither accepted nor requested', async (address) => {
  expect(() => requireReceiver(new URL(address).href, PUBLIC_RECEIVERS)).toThrow('Only public https addresses');
  await expect(requested(address)).rejects.toThrow('cannot receive events');
});

test('a name is accepted, and not requested at a private address', async () => {
  expect(() => requireReceiver('https://localhost/', PUBLIC_RECEIVERS)).not.toThrow();
  await expect(requested('https://localhost/')).rejects.toThrow('has no public address');
});
