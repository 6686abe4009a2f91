import { call, createClass } from '../api';
import { expect, messages, newEmail, test } from '../fixtures';

const t = messages.no;

test('the forms for sign-up and sign-in show errors', async ({ page, stranger }) => {
  await test.step('an invalid sign-up shows an error at each field and keeps the input', async () => {
    await page.goto('app/signup');
    const name = page.getByLabel(t.Auth.name, { exact: true });
    const email = page.getByLabel(t.Auth.email);
    const password = page.getByLabel(t.Auth.password);
    await name.fill('   ');
    await email.fill('ikke en adresse');
    await password.fill('kort');
    await page.getByRole('button', { name: t.Auth.signUp }).click();
    await expect(name).toHaveAccessibleDescription(new RegExp(t.Auth.nameRequired));
    await expect(email).toHaveAccessibleDescription(new RegExp(t.Auth.errorInvalidEmail));
    await expect(password).toHaveAccessibleDescription(new RegExp(t.Auth.errorWeakPassword));
    await expect(email).toHaveValue('ikke en adresse');
    await expect(name).toBeFocused();

    await name.fill('Kari');
    await email.fill(stranger.teacher.email);
    await password.fill('et annet passord');
    await page.getByRole('checkbox', { name: /18/ }).check();
    await page.getByRole('button', { name: t.Auth.signUp }).click();
    await expect(email).toHaveAccessibleDescription(new RegExp(t.Auth.errorEmailInUse));
  });

  await test.step('a wrong password and an unknown address get the same error', async () => {
    await page.goto('app/login');
    for (const email of [stranger.teacher.email, newEmail()]) {
      await page.getByLabel(t.Auth.email).fill(email);
      await page.getByLabel(t.Auth.password).fill('helt feil passord');
      const answered = page.waitForResponse('**/v1/accounts:signInWithPassword?*');
      await page.getByRole('button', { name: t.Auth.signIn }).click();
      await answered;
      await expect(page.getByText(t.Auth.errorInvalidCredential)).toBeVisible();
      await expect(page.getByLabel(t.Auth.email)).toHaveValue(email);
    }
  });
});

test('the names of pupils are validated', async ({ page, signInTeacher }) => {
  await signInTeacher();

  await test.step('an empty or duplicate name shows an error and remains in the field', async () => {
    await page.goto('app/classes/new');
    const field = page.getByLabel(t.Pupils.firstName, { exact: true });
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(t.Pupils.empty));
    await field.fill('Åse');
    await field.press('Enter');
    await field.fill('ÅSE ');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/ÅSE er allerede i klassen/);
    await expect(field).toHaveValue('ÅSE');
    await expect(page.getByText('1 elev', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: t.Pupils.pasteList }).click();
    const list = page.getByLabel(t.Pupils.list);
    await list.fill('Bo\nåse\nCilla, bo');
    await page.getByRole('button', { name: 'Legg til 4 elever' }).click();
    await expect(list).toHaveValue('åse\nbo');
    await expect(list).toHaveAccessibleDescription(/åse, bo/);
    await expect(page.getByText('3 elever', { exact: true })).toBeVisible();
  });

  await test.step('an empty or duplicate name in the list is marked when the class is saved', async () => {
    const { id } = await createClass(page.request, ['Ada', 'Bo', 'Cilla']);
    await page.goto(`app/classes/${id}`);
    const pupil = (number: number) => page.getByLabel(`Elev ${number}`, { exact: true });
    await pupil(2).fill('ada');
    await pupil(3).fill('');
    await page.getByLabel(t.ClassForm.grade).fill('');
    await page.getByRole('button', { name: t.ClassForm.save }).click();
    await expect(pupil(2)).toHaveAccessibleDescription(new RegExp(t.Pupils.doubled));
    await expect(pupil(3)).toHaveAccessibleDescription(new RegExp(t.Pupils.empty));
    await expect(page.getByLabel(t.ClassForm.grade)).toHaveAccessibleDescription(
      new RegExp(t.ClassForm.gradeRequired),
    );
    await expect(pupil(2)).toHaveValue('ada');
  });
});

test('impossible seats and conditions are refused, and a conflict is resolved by one click', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
  const layout = { desks: [0, 1].map((col) => ({ row: 0, col })), marks: [], boardSide: 'top' };
  await call(page.request, 'POST', '/rooms', { id: crypto.randomUUID(), name: 'Bod', layout });
  await page.goto(`app/classes/${id}/seatmap`);
  const map = page.getByRole('list', { name: t.Room.map, exact: true });
  const seat = (name: string) => map.getByRole('button', { name: new RegExp(`^${name}, `) });
  const room = page.getByRole('button', { name: /^Rommet: / });
  const before = await room.getAttribute('aria-label');
  await room.click();
  await page.getByText('Bod', { exact: true }).click();
  await expect(
    page.getByRole('alert').getByText(/4 elever, men rommet bare 2 plasser/),
  ).toBeVisible();
  await expect(room).toHaveAccessibleName(before!);
  const seats = page.getByLabel(t.RoomStep.seats);
  const useSeats = page.getByRole('button', { name: t.RoomStep.useSeats, exact: true });
  await seats.fill('2');
  await expect(seats).toHaveAccessibleDescription(/4 elever, men rommet bare 2 plasser/);
  await expect(useSeats).toHaveCount(0);
  for (const nonsense of ['', 'abc', '-3', '0', '1.5', '999999']) {
    await seats.fill(nonsense);
    await expect(seats).toHaveAttribute('aria-invalid', 'true');
    await expect(seats).toHaveValue(nonsense);
  }

  await seats.fill('8');
  await useSeats.click();
  await expect(map.locator('[data-desk]')).toHaveCount(8);
  await page.keyboard.press('Escape');

  const kind = (name: string) =>
    page.getByRole('group', { name: t.Conditions.kind }).getByRole('button', { name, exact: true });
  await seat('Ada').click();
  await kind(t.Conditions.type.together).click();
  await expect(page.getByText('Velg minst 2 elever.')).toBeVisible();
  await expect(seat('Ada')).toHaveAttribute('aria-pressed', 'true');

  await kind(t.Conditions.more.fixed).click();
  const desk = page.getByRole('button', { name: /^Rad 1, plass 1/ });
  await desk.click();
  await expect(page.getByText('Ada sitter på rad 1, plass 1', { exact: true })).toBeVisible();
  await expect(seat('Ada')).toHaveAccessibleName(/Rad 1, plass 1/);
  await seat('Bo').click();
  await kind(t.Conditions.more.fixed).click();
  await desk.click();
  await expect(page.getByText(/Plassen er allerede gitt til Ada/)).toBeVisible();
  await seat('Bo').click();
  await seat('Ada').click();
  await page.getByRole('button', { name: /^Rad 1, plass 2/ }).click();
  await expect(page.getByText('Ada sitter på rad 1, plass 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Ada sitter på rad 1, plass 1', { exact: true })).toHaveCount(0);
  await expect(seat('Ada')).toHaveAccessibleName(/Rad 1, plass 2/);

  const pair = async (type: 'together' | 'apart') => {
    await seat('Ada').click();
    await seat('Bo').click();
    await kind(t.Conditions.type[type]).click();
  };
  await pair('together');
  await expect(seat('Bo')).toHaveAccessibleName(/ved siden av Ada/);
  await pair('apart');
  const notice = page.getByRole('alert').filter({ hasText: t.Conflict.title });
  await expect(notice).toBeVisible();
  await seat('Dag').click();
  await kind(t.Conditions.type.front).click();

  await expect(notice.getByRole('listitem')).toHaveText([
    /Ada og Bo sitter sammen/,
    /Ada og Bo sitter hver for seg/,
  ]);
  await notice.getByRole('button', { name: /^Slå av på dette kartet: .* hver for seg$/ }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('3 av 3 oppfylt · 1 er ikke med her')).toBeVisible();
});

test('a malformed request is answered with a validation error, never with a server error', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { id } = await createClass(page.request, ['Ada']);
  const bodies = [{}, [], { id: 7 }, { pupils: [{ name: 'Ada' }] }, { grade: '8'.repeat(1000) }];
  for (const body of bodies) {
    for (const [method, path] of [
      ['POST', '/classes'],
      ['PUT', `/classes/${id}`],
      ['POST', `/classes/${id}/maps`],
      ['POST', '/sessionLogin'],
      ['POST', '/teachers'],
    ] as const) {
      const response = await call(page.request, method, path, body);
      expect(response.status()).toBe(400);
      expect(response.headers()['content-type']).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ code: 'invalidRequest', status: 400 });
    }
  }
});
