import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { ApiRequests } from '../fixtures/api-requests';
import { hold } from '../fixtures/hold';
import { UNREACHABLE, loseFirstAnswer } from '../fixtures/lost-answer';
import { tallWindow } from '../fixtures/tall-window';
import { toastOf, toastRegion } from '../fixtures/toast';
import { RecordScreen } from './record-screen';
import { records } from './resources';

test.use(tallWindow);
// Minutes of independent tests, shared among the workers.
test.describe.configure({ mode: 'parallel' });

const SAME_IN_FRENCH: ReadonlySet<string> = new Set(['Contact', 'Date', 'Note', 'Notes', 'Position', 'Sessions']);

for (const row of records) {
  const { resource, sentences, field } = row;

  test.describe(resource, () => {
    let api: Api;
    let officeId: string;
    let screen: RecordScreen;

    test.beforeEach(async ({ page, signInToOffice, signInAs, pageErrors }) => {
      pageErrors.expect(...(row.noise ?? []));
      if (row.country === undefined) {
        const session = await signInToOffice(row.role);
        [api, officeId] = [session.api, session.office.id];
      } else {
        [api, officeId] = [await signInAs(row.role, { country: row.country }), ''];
      }
      screen = new RecordScreen(page, row);
    });

    test(`${resource}: asks before input is lost, and is created once even when answers are lost`, async ({
      page,
      context,
      pageErrors,
    }) => {
      pageErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
      const name = await row.prepare(api, officeId);
      const savedCount = () => screen.listedAs(api, officeId, name);
      await row.openNew(page);
      await row.type(page, name);
      await screen.expectToBeLeftOnlyAfterAQuestion();
      await expect(toastRegion(page)).toBeAttached();

      await test.step('without a connection the form says so, and the input stays', async () => {
        await context.setOffline(true);
        await screen.submit.click();
        await screen.expectFailure(sentences.createFailed, UNREACHABLE);
        await context.setOffline(false);
        expect(await savedCount()).toBe(0);
      });

      await test.step('a lost answer says the same, although the record is created', async () => {
        await loseFirstAnswer(page, row.sentTo);
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await screen.submit.click();
        await sent;
        await expect.poll(savedCount).toBe(1);
        await screen.expectFailure(sentences.createFailed, UNREACHABLE);
      });

      await test.step('a repeated double click sends it once more, and creates one', async () => {
        const requests = new ApiRequests(page);
        const answer = await hold(page, row.sentTo, 'POST');
        await screen.submit.dblclick();
        await screen.expectBusy();
        answer();
        await expect(toastOf(page)).toContainText(sentences.created);
        expect(requests.bodies('POST', row.sentTo)).toHaveLength(1);
        expect(await savedCount()).toBe(1);
      });
    });

    test(`${resource}: another person changed it; its form speaks French and Arabic`, async ({ page, pageErrors }) => {
      pageErrors.expect(/412/);
      const record = await row.make(api, officeId);
      const path = row.path(record.id);
      await row.open(page, record);
      await screen.expectRead();

      await test.step('an unseen change prevents the delete', async () => {
        await api.patch(path, { [field.key]: field.theirs.sent });
        await screen.delete();
        await expect(screen.frame.getByText(/Nothing was deleted/)).toBeVisible();
        await screen.loadCurrentVersion();
        await expect(screen.field).toHaveValue(field.theirs.shown);
      });

      await test.step('an unseen change is not overwritten, and the input stays', async () => {
        await screen.type(field.ours.typed);
        await api.patch(path, { [field.key]: field.again.sent });
        await screen.submit.click();
        await expect(screen.frame.getByText('Someone else has changed this')).toBeVisible();
        await screen.loadCurrentVersion();
        const theirs = new RegExp(`^${field.label}: they wrote .*${field.again.shown}\\W*$`);
        await expect(screen.frame.getByText(theirs)).toBeVisible();
        await expect(screen.field).toHaveValue(field.ours.shown);
      });

      await test.step('once the change is seen the record is saved, and a slow answer is waited for', async () => {
        const answer = await hold(page, path, 'PATCH');
        await screen.submitByKey();
        await screen.expectBusy();
        answer();
        await expect(toastOf(page)).toContainText(sentences.updated);
        expect(await api.get(path)).toMatchObject({ [field.key]: field.ours.saved });
      });

      expect(pageErrors.endStep()).toEqual([]);
      pageErrors.expect(...(row.noise ?? []));
      await test.step('the form speaks French and Arabic', async () => {
        const other = await row.make(api, officeId);
        await row.open(page, other);
        await screen.expectRead();
        const english = new Set(await screen.words());
        await screen.openIn('fr', other);
        expect((await screen.words()).filter((word) => english.has(word) && !SAME_IN_FRENCH.has(word))).toEqual([]);
        await screen.openIn('ar', other);
        expect((await screen.words()).filter((word) => !/\p{Script=Arabic}/u.test(word))).toEqual([]);
      });
    });

    test(`${resource}: without a connection it is neither changed nor deleted; then another person deletes it`, async ({
      page,
      context,
      pageErrors,
    }) => {
      pageErrors.expect(/ERR_INTERNET_DISCONNECTED|404/);
      const record = await row.make(api, officeId);
      await row.open(page, record);
      await screen.expectRead();
      await screen.type(field.ours.typed);
      await screen.expectToBeLeftOnlyAfterAQuestion();
      await expect(toastRegion(page)).toBeAttached();
      await context.setOffline(true);
      await screen.expectNeitherSavedNorDeleted(UNREACHABLE);
      await context.setOffline(false);
      await api.delete(row.path(record.id));
      await screen.expectNeitherSavedNorDeleted(sentences.gone);
      await expect(screen.field).toHaveValue(field.ours.shown);
      await screen.leaveWithoutSaving();
      if (row.page === undefined) return;
      await page.goto(row.page(record.id));
      await expect(page.getByText(sentences.gone)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    test(`${resource}: created and deleted by the keyboard alone`, async ({ page }) => {
      const name = await row.prepare(api, officeId);
      await screen.openNewByKeys();
      await row.typeByKeys(page, name);
      await expect(toastOf(page)).toContainText(sentences.created);
      expect(await screen.listedAs(api, officeId, name)).toBe(1);
      const record = await row.make(api, officeId);
      await row.open(page, record);
      await screen.expectRead();
      await screen.deleteByKeys();
      await expect(toastOf(page)).toContainText(sentences.deleted);
      expect(await api.refusal('GET', row.path(record.id))).toMatchObject({ message: sentences.gone });
    });
  });
}
