import { expect, test } from '../fixtures';

test('no text becomes markup or the address of a script', async ({ page, pageErrors }) => {
  pageErrors.expect(/Trusted|trusted-types/);
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const attempt = (write: () => void) => {
      try {
        write();
        return 'written';
      } catch (error) {
        return String(error).split(':')[0];
      }
    };
    const element = document.createElement('div');
    const script = document.createElement('script');
    return [
      attempt(() => (element.innerHTML = '<img src=x onerror="alert(1)">')),
      attempt(() => (script.src = '/api/media/01a2')),
      attempt(() => (script.text = 'alert(1)')),
      attempt(() => (element.innerHTML = 'plain text')),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'written']);
});
