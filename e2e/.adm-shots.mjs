import { chromium } from '@playwright/test';
const [, , role, ...specs] = process.argv; // spec: name=path[@country]
const base = process.env.BASE ?? 'http://localhost:4620';
const emails = { s: 'superadmin', a: 'admin', m: 'manager', c: 'collector' };
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const r = await fetch(`${base}/api/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: `${emails[role]}@comptoir.example`, password: 'Comptoir-demo-1' }),
});
const { access_token } = await r.json();
const variants = (process.env.V ?? '1440,390d,1440r').split(',');
for (const v of variants) {
  const w = parseInt(v);
  const ctx = await b.newContext({
    viewport: { width: w, height: w > 600 ? 900 : 844 },
    colorScheme: v.includes('d') ? 'dark' : 'light',
  });
  const page = await ctx.newPage();
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(v, m.text());
  });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  await page.goto(`${base}/config.json`);
  await page.evaluate(
    ([t, lang, sel]) => {
      localStorage.setItem('userToken', t);
      if (lang) localStorage.setItem('language', lang);
      if (sel) localStorage.setItem('dashboard', sel);
    },
    [access_token, v.includes('r') ? 'ar' : v.includes('f') ? 'fr' : '', process.env.SEL ?? ''],
  );
  for (const spec of specs) {
    const i = spec.indexOf('=');
    await page.goto(base + spec.slice(i + 1));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(400);
    if (process.env.DO) await eval(`(async()=>{${process.env.DO}})()`);
    await page.screenshot({ path: `/tmp/adm/shots/${spec.slice(0, i)}-${v}.png`, fullPage: !!process.env.FULL });
  }
  await ctx.close();
}
await b.close();
