import { call, createClass } from './api';
import { expect, messages, test } from './fixtures';
const t = messages.no;
const names = 'Astrid Maja Iben Noah Emil Nora Jonas Amina Zofia Tuva محمد Ingrid Anh Ada Elias فاطمة Тарас Оксана Filip Hanna Eirik Małgorzata Sofie Łukasz Fatima Đặng Jakob Aleksander'.split(' ');
for (const scheme of ['light', 'dark'] as const) {
  test(`look ${scheme}`, async ({ page, signInTeacher }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme });
    await signInTeacher();
    const { id, pupils } = await createClass(page.request, names);
    const p = (name: string) => pupils.find((one) => one.name === name)!.id;
    await call(page.request, 'PUT', `/classes/${id}/conditions`, {
      version: 0,
      conditions: [
        { id: crypto.randomUUID(), type: 'together', pupils: [p('Ada'), p('Anh')] },
        { id: crypto.randomUUID(), type: 'apart', pupils: [p('Emil'), p('Noah'), p('Tuva')] },
        { id: crypto.randomUUID(), type: 'front', pupils: [p('Nora')] },
        { id: crypto.randomUUID(), type: 'back', pupils: [p('Filip')] },
      ],
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`app/classes/${id}/seatmap`);
    await expect(page.locator('[data-desk][data-pupil]').first()).toBeVisible();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/${scheme}-1-open.png` });
    await page.getByRole('button', { name: 'Betingelser' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('Jakob + El');
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/look/${scheme}-2-typing.png` });
    await page.keyboard.type('ias');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/look/${scheme}-3-mended.png` });
    await page.keyboard.type('Ada / Anh');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/${scheme}-4-clash.png` });
    await page.locator('[data-desk][data-pupil]').nth(8).click();
    await page.locator('[data-desk][data-pupil]').nth(9).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/look/${scheme}-5-chosen.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/look/${scheme}-6-phone.png` });
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/look/${scheme}-7-tablet.png` });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: t.MapScreen.save }).click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/${scheme}-8-saved.png` });
    await page.getByRole('button', { name: t.Workbench.action.undo }).first().click();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/look/${scheme}-9-undone.png` });
    console.log(page.url());
  });
}
