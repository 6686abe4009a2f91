/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ImportPreview } from './import-preview';

const t = words('Import');

const table = (text: string) => text.split('\n').map((line) => line.split('|'));
const pupil = (name: string): Pupil => ({ id: `id of ${name}`, name });

/** Renders the preview of a list for a class, and records which pupils the preview adds. */
function renderPreview(text: string, current: string[] = [], className = '', hidden?: number[]) {
  const used: { pupils: Pupil[]; added: number }[] = [];
  const onCancel = jest.fn();
  const kept: string[][] = [];
  renderApp(
    <ImportPreview
      source={{ sheets: [{ name: '', cells: table(text), hidden }], fileName: '8B.csv', number: 1 }}
      currentPupils={() => current.map(pupil)}
      className={className}
      onUse={(pupils, added) => used.push({ pupils, added })}
      onCancel={onCancel}
      onNames={(names) => void kept.push(names)}
    />,
  );
  return { user: userEvent.setup(), used, onCancel, kept };
}

const shownNames = () =>
  within(screen.getByRole('list', { name: t('names') }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[dir]')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

const withSurnames = 'Etternavn|Fornavn|Klasse\nHansen|Ada|8B\nLie|Anne Marie|8B\nMoe|Bo|8B';

describe('the preview of an imported list', () => {
  it('shows first names only and reports that surnames are dropped', () => {
    const { kept } = renderPreview(withSurnames);
    expect(screen.getByText(t('foundWithoutSurnames', { count: 3 }))).toBeVisible();
    expect(shownNames()).toEqual(['Ada', 'Anne Marie', 'Bo']);
    expect(screen.queryByText(/Hansen/)).not.toBeInTheDocument();
    expect(kept.at(-1)).toEqual(['Ada', 'Anne Marie', 'Bo']);
  });

  it('shows the numbers of rows and pupils and which rows are left out', () => {
    renderPreview('Fornavn|Rolle\nAda|Elev\nKari|Lærer\nBo|Elev\n|Elev');
    const text = '4 rows, 2 pupils, 2 left out: row 3 “Kari”, row 5 “Elev”.';
    expect(screen.getByText(text).closest('[role=status]')).not.toBeNull();
  });

  it('asks whether an unclear first row is a header, and skips that row by default', async () => {
    const { user, kept } = renderPreview('Personer\nAda Hansen\nBo Berg');
    expect(kept.at(-1)).toEqual(['Ada', 'Bo']);
    await user.click(screen.getByRole('radio', { name: t('headingNo') }));
    expect(kept.at(-1)).toEqual(['Personer', 'Ada', 'Bo']);
  });

  it('asks whether to include rows that are hidden in the sheet', async () => {
    const { user, kept } = renderPreview('Fornavn\nAda\nBo', [], '', [2]);
    expect(kept.at(-1)).toEqual(['Bo']);
    await user.click(screen.getByRole('radio', { name: t('hiddenTake') }));
    expect(kept.at(-1)).toEqual(['Ada', 'Bo']);
  });

  it('asks whether the list is right and shows the details only on request', async () => {
    const { user } = renderPreview(withSurnames);
    expect(screen.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
    expect(screen.getByLabelText(t('column'))).not.toBeVisible();
    await user.click(screen.getByText(t('details')));
    expect(screen.getByLabelText(t('column'))).toBeVisible();
  });

  it('asks whether two equal full names are two pupils (the default) or one', async () => {
    const { user, used } = renderPreview('Etternavn|Fornavn\nLie|Bo\nMoe|Ada\nLie|Bo');
    const rows = t('rows', { count: 2, list: '2, 4' });
    const question = within(
      screen.getByRole('radiogroup', { name: t('doubled', { name: 'Bo', count: 2, rows }) }),
    );
    expect(question.getByRole('radio', { name: t('several', { count: 2 }) })).toBeChecked();
    expect(shownNames()).toEqual(['Bo Li 1', 'Ada', 'Bo Li 2']);
    await user.click(question.getByRole('radio', { name: t('one') }));
    expect(shownNames()).toEqual(['Bo', 'Ada']);
    await user.click(button(t('add', { count: 2 })));
    expect(used[0]?.added).toBe(2);
  });

  it('focuses its heading', () => {
    renderPreview(withSurnames);
    expect(screen.getByRole('heading', { name: t('title') })).toHaveFocus();
  });

  it('lists problems with their row numbers', () => {
    renderPreview('Fornavn\nAda\nbo@skole.no\n\nCy\ndag@skole.no\nAntall: 4');
    const shown = (problem: 'email' | 'footer', list: string, count: number) =>
      `${t(`problem.${problem}`)}: ${t('rows', { count, list })}`;
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toContain(shown('email', '3, 6', 2));
    expect(items).toContain(shown('footer', '7', 1));
  });

  it('adds the listed pupils with new ids', async () => {
    const { user, used } = renderPreview(withSurnames);
    await user.click(button(t('add', { count: 3 })));
    expect(used).toHaveLength(1);
    expect(used[0]?.added).toBe(3);
    expect(used[0]?.pupils.map(({ name }) => name)).toEqual(['Ada', 'Anne Marie', 'Bo']);
    expect(new Set(used[0]?.pupils.map(({ id }) => id)).size).toBe(3);
  });

  it('can be cancelled without adding a pupil', async () => {
    const { user, used, onCancel } = renderPreview(withSurnames);
    await user.click(button(t('cancel')));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(used).toEqual([]);
  });

  it('adds nothing when the list has no name', () => {
    renderPreview('1|2\n3|4');
    expect(screen.getByText(t('found', { count: 0 }))).toBeVisible();
    expect(button(t('add', { count: 0 }))).toBeDisabled();
  });
});

describe('the preview of a list with several readings', () => {
  it('lets the teacher change the proposed column of first names', async () => {
    const { user } = renderPreview('Kim|Alex\nRobin|Sam\nJo|Pat');
    expect(screen.getByText(t('unsure'))).toBeVisible();
    expect(shownNames()).toEqual(['Kim', 'Robin', 'Jo']);
    await user.selectOptions(screen.getByLabelText(t('column')), '1');
    expect(shownNames()).toEqual(['Alex', 'Sam', 'Pat']);
    expect(screen.queryByText(t('unsure'))).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(t('column')), 'all');
    expect(shownNames()).toEqual(['Kim', 'Alex', 'Robin', 'Sam', 'Jo', 'Pat']);
  });

  it('lets the teacher change the order of first name and surname in a cell', async () => {
    const { user } = renderPreview('Navn\nAda Lie\nBo Moe');
    expect(shownNames()).toEqual(['Ada', 'Bo']);
    await user.selectOptions(screen.getByLabelText(t('order')), t('orders.surnameFirst'));
    expect(shownNames()).toEqual(['Lie', 'Moe']);
    await user.selectOptions(screen.getByLabelText(t('order')), t('orders.firstNameOnly'));
    expect(shownNames()).toEqual(['Ada Lie', 'Bo Moe']);
  });

  it('offers to shorten the double first names of one pupil or of all pupils', async () => {
    const { user } = renderPreview('Navn\nAnne Marie Lie\nBo Moe\nEva Sofie Eik');
    await user.click(screen.getByText(t('details')));
    expect(screen.getByText(t('alternatives', { count: 2 }))).toBeVisible();
    await user.selectOptions(screen.getByLabelText(t('alternativeOf', { row: 4 })), 'Eva');
    expect(shownNames()).toEqual(['Anne Marie', 'Bo', 'Eva']);
    await user.click(button(t('onlyFirst')));
    expect(shownNames()).toEqual(['Anne', 'Bo', 'Eva']);
  });

  it('lets the teacher choose a listed class, and preselects the class with the name in the form', async () => {
    const school = 'Fornavn|Klasse\nAda|8A\nBo|8B\nCy|8A';
    const { user } = renderPreview(school, [], '8b');
    expect(shownNames()).toEqual(['Bo']);
    await user.selectOptions(screen.getByLabelText(t('class')), '8A (2)');
    expect(shownNames()).toEqual(['Ada', 'Cy']);
  });

  it('requires the choice of one class when all classes together have too many pupils', async () => {
    const rows = Array.from(
      { length: 250 },
      (_, index) => `Navn ${String.fromCodePoint(0x4e00 + index)}|${index % 2 ? '8A' : '8B'}`,
    );
    const { user, kept } = renderPreview(`Fornavn|Klasse\n${rows.join('\n')}`);
    expect(button(t('add', { count: 250 }))).toBeDisabled();
    expect(screen.getByText(t('tooMany', { max: 200, count: 250 }))).toBeVisible();
    expect(kept.at(-1)).toEqual([]);
    await user.selectOptions(screen.getByLabelText(t('class')), '8A (125)');
    expect(button(t('add', { count: 125 }))).toBeEnabled();
  });
});

describe('the preview of a list for a class with pupils', () => {
  const list = 'Etternavn|Fornavn\nHansen|Ada\nMoe|Dag';

  it('adds new pupils without removing the pupils who are not on the list', async () => {
    const { user, used } = renderPreview(list, ['Ada', 'Bo']);
    expect(screen.getByText(t('new', { count: 1 }))).toBeVisible();
    expect(screen.getByText(t('stays', { count: 1 }))).toBeVisible();
    expect(screen.getByRole('radio', { name: t('keepGone', { count: 1 }) })).toBeChecked();
    await user.click(button(t('update')));
    expect(used[0]).toMatchObject({
      added: 1,
      pupils: [pupil('Ada'), pupil('Bo'), { name: 'Dag' }],
    });
  });

  it('removes from the class, on request, the pupils who are not on the list', async () => {
    const { user, used } = renderPreview(list, ['Ada', 'Bo']);
    await user.click(screen.getByRole('radio', { name: t('removeGone', { count: 1 }) }));
    await user.click(button(t('update')));
    expect(used[0]?.pupils.map(({ name }) => name)).toEqual(['Ada', 'Dag']);
  });

  it('asks which of two listed Emmas is the Emma already in the class', async () => {
    const emmas = 'Etternavn|Fornavn\nHansen|Emma\nOlsen|Emma';
    const { user, used } = renderPreview(emmas, ['Emma']);
    const who = screen.getByLabelText(t('unclear', { name: 'Emma' }));
    expect(who).toHaveValue('Emma H');
    await user.selectOptions(who, 'Emma O');
    await user.click(button(t('update')));
    expect(used[0]?.pupils).toEqual([
      { id: 'id of Emma', name: 'Emma O' },
      { id: expect.any(String), name: 'Emma H' },
    ]);
  });
});
