import { readFile } from 'node:fs/promises';
import { createClass, createMap } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no.Groups;
const names = ['Ada', 'Bo', 'Cy', 'Dag', 'Eva', 'Finn'];

test('a class with a map can be divided into groups and seated for a test', async ({
  page,
  signInTeacher,
}) => {
  const { Exam, LessonList, ClassTools } = messages.no;
  await signInTeacher();
  const owner = await createClass(page.request, names);
  await createClass(page.request, ['Geir', 'Hanna'], '8C');
  await createMap(page.request, owner);
  await page.goto(`app/classes/${owner.id}`);

  await test.step('a teacher makes groups, swaps two pupils, keeps the groups and gets new pairs next', async () => {
    await page.getByRole('link', { name: messages.no.ClassTools.groups }).click();
    const board = page.getByRole('list', { name: t.one });
    await expect(board.getByRole('listitem')).toHaveCount(2);
    await page.getByLabel(t.sizeLabel).fill('2');
    const groups = () => board.getByRole('listitem').allInnerTexts();
    await expect(board.getByRole('listitem')).toHaveCount(3);

    const first = board.locator('[data-pupil]').nth(0);
    const last = board.locator('[data-pupil]').nth(5);
    const [moved, other] = [await first.innerText(), await last.innerText()];
    const to = (await last.boundingBox())!;
    await first.hover();
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(board.getByRole('listitem').nth(2)).toContainText(moved);
    await expect(board.getByRole('listitem').nth(0)).toContainText(other);
    const made = await groups();

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(board.getByRole('listitem')).toHaveCount(3);
    expect(await groups()).toEqual(made);
    await page.getByRole('button', { name: t.keep }).click();
    await expect(page.getByText('Gruppene er tatt vare på.')).toBeVisible();

    await page.getByRole('button', { name: t.make, exact: true }).click();
    await expect(page.getByRole('button', { name: t.keep })).toBeVisible();
    await expect(board.getByRole('listitem')).toHaveCount(3);
    await expect(board.getByText('har vært i gruppe før')).toHaveCount(0);

    await page.getByRole('button', { name: t.screen }).click();
    const screen = page.getByRole('dialog');
    for (const name of names)
      await expect(screen.getByText(name, { exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(screen).toHaveCount(0);
  });

  await page.getByRole('link', { name: t.back, exact: true }).click();
  await test.step('a teacher seats two classes for a test, removes a desk and downloads the sign-in sheet', async () => {
    await page.getByRole('link', { name: ClassTools.exam }).click();
    const taken = page.getByRole('button', { name: /variant [A-Z]$/ });
    await expect(taken).toHaveCount(6);
    await page.getByText(Exam.addClasses).click();
    await page.getByRole('button', { name: LessonList.add.replace('{name}', '8C') }).click();
    await page.getByLabel(Exam.seats).fill('12');
    await expect(taken).toHaveCount(8);
    const desk = page.getByRole('button', { name: /^Pult 1:/ });
    await desk.click();
    await expect(desk).toHaveAttribute('aria-pressed', 'true');
    await expect(desk).toHaveAccessibleName('Pult 1: ledig');
    await expect(taken).toHaveCount(8);

    const before = await taken.evaluateAll((all) => all.map((each) => each.textContent));
    await page.reload();
    await expect(taken).toHaveCount(8);
    expect(await taken.evaluateAll((all) => all.map((each) => each.textContent))).toEqual(before);

    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: Exam.papers.signIn }).click();
    const file = await readFile(await (await started).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
