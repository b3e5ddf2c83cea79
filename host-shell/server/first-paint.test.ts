import { DEFAULT_CONFIG } from '../src/runtime-config';
import { firstPaint, paints } from './first-paint';
import type { ShellPage } from './shell-page';

const shell: ShellPage = {
  html: '',
  styles: [],
  layout: { scripts: [], styles: [] },
  login: { scripts: [], styles: [] },
  faces: {},
  firstScript: 'begin()',
  paintScript: 'show()',
  prerenderedPages: {
    'sign-in':
      '<template lang="en"><button type="submit">Sign in</button><section><p>Try</p><button type="button">{account}</button></section></template>',
    frame: '<template data-page="frame"><div inert></div></template>',
  },
};

const account = (label: string) => ({ label, email: '', password: '' });

test('the sign-in form is in the page where it may be shown, with the script that shows it', () => {
  const html = firstPaint(shell, 'login', DEFAULT_CONFIG);
  expect(html).toContain('<button type="submit">Sign in</button></template><script>show()</script>');
  expect(firstPaint(shell, 'home', DEFAULT_CONFIG)).toContain('Sign in');
  expect(firstPaint(shell, 'page', DEFAULT_CONFIG)).not.toContain('Sign in');
  expect(firstPaint(shell, 'outside', DEFAULT_CONFIG)).toBe('');
  expect([paints(shell, 'login'), paints(shell, 'page'), paints(shell, 'outside')]).toEqual([true, true, false]);
});

test('the outline of the frame is in the page for signed-in people, with the script that shows it', () => {
  expect(firstPaint(shell, 'page', DEFAULT_CONFIG)).toBe(
    '<template data-page="frame"><div inert></div></template><script>show()</script>',
  );
  expect(firstPaint(shell, 'home', DEFAULT_CONFIG)).toContain('data-page="frame"');
  expect(firstPaint(shell, 'login', DEFAULT_CONFIG)).not.toContain('data-page="frame"');
});

test('it lists the demonstration accounts of the deployment', () => {
  const config = { ...DEFAULT_CONFIG, demoAccounts: [account('One'), account('<b> & $&')] };
  expect(firstPaint(shell, 'login', config)).toContain(
    '<button type="submit">Sign in</button><section><p>Try</p><button type="button">One</button><button type="button">&lt;b> &amp; $&amp;</button></section>',
  );
});

test('a shell without still pages shows nothing before its scripts', () => {
  expect(firstPaint({ ...shell, prerenderedPages: {} }, 'login', DEFAULT_CONFIG)).toBe('');
});
