/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { classDraftKey, readClassDraft } from '@/lib/client/local/class-draft';
import { ApiError } from '@/lib/client/http/api-client';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ClassForm } from './class-form';

const t = words('ClassForm');
const pupils = words('Pupils');
const errors = words('Errors');

const ada = { id: '10000000-0000-4000-8000-000000000001', name: 'Ada' };
const bo = { id: '10000000-0000-4000-8000-000000000002', name: 'Bo' };

const empty: ClassInput = { grade: '', name: '', pupils: [] };
const filled: ClassInput = { grade: '8', name: '8B', marks: [], pupils: [ada, bo] };

function renderForm(
  initial: ClassInput,
  onSubmit = jest.fn<Promise<void>, [ClassInput]>(async () => {}),
) {
  renderApp(<ClassForm initial={initial} submitLabel="Save" onSubmit={onSubmit} />);
  return { onSubmit, user: userEvent.setup() };
}

const grade = () => screen.getByRole('textbox', { name: t('grade') });
const className = () => screen.getByRole('textbox', { name: t('name') });
const adder = () => screen.getByRole('textbox', { name: pupils('firstName') });
const row = (number: number) =>
  screen.getByRole('textbox', { name: pupils('pupilName', { number }) });
const save = () => screen.getByRole('button', { name: 'Save' });
/** Runs work outside `act`, so that React defers updates as in a browser. */
function withoutAct(work: () => void) {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    work();
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** Sets a field's value by one `input` event, without the updates that Testing Library flushes afterwards. */
function enter(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const describedBy = (text: string) => expect.stringContaining(text);

describe('the form of a class', () => {
  it('sends trimmed names and an id of its own for each pupil', async () => {
    const { onSubmit, user } = renderForm(empty);
    await user.type(grade(), ' 8 ');
    await user.type(className(), ' 8B\u200b');
    await user.type(adder(), '  Ada   Lo {Enter}Оксана{Enter}');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    const sent = onSubmit.mock.calls[0]![0];
    expect(sent).toMatchObject({ grade: '8', name: '8B' });
    expect(sent.pupils.map(({ name }) => name)).toEqual(['Ada Lo', 'Оксана']);
    expect(new Set(sent.pupils.map(({ id }) => id)).size).toBe(2);
    for (const { id } of sent.pupils) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('fills in the grade from the class name and keeps a grade that the teacher typed', async () => {
    const { onSubmit, user } = renderForm(empty);
    await user.type(className(), '8B');
    await user.tab();
    expect(grade()).toHaveValue('8');
    await user.clear(grade());
    await user.type(grade(), '9');
    await user.type(className(), 'C');
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0]).toMatchObject({ grade: '9', name: '8BC' });
  });

  it('focuses the pupil field first and adds names pasted anywhere on the page', async () => {
    const { user } = renderForm(empty);
    expect(adder()).toHaveFocus();
    await user.click(document.body);
    await user.paste('Ada\nBo\nCy');
    expect(row(3)).toHaveValue('Cy');
  });

  it('sends a typed name that was not yet added', async () => {
    const { onSubmit, user } = renderForm(filled);
    await user.type(adder(), 'Cy');
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(adder()).toHaveValue('');
  });

  it('stores a typed name in the draft at once', () => {
    const draftKey = classDraftKey('kari');
    renderApp(
      <ClassForm
        initial={empty}
        draftKey={draftKey}
        submitLabel="Save"
        onSubmit={async () => {}}
      />,
    );
    withoutAct(() => {
      enter(className(), '8B');
      enter(adder(), 'Bo');
      expect(readClassDraft(draftKey)).toMatchObject({ input: { name: '8B' }, typed: 'Bo' });
    });
  });

  it('sends a pasted list that was not yet added', async () => {
    const { onSubmit, user } = renderForm(filled);
    await user.type(adder(), 'Cy');
    await user.click(screen.getByRole('button', { name: pupils('pasteList') }));
    await user.click(screen.getByRole('textbox', { name: pupils('list') }));
    await user.paste('Dag\nEva');
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils.map(({ name }) => name)).toEqual([
      ...['Ada', 'Bo', 'Cy', 'Dag', 'Eva'],
    ]);
  });

  it('keeps the ids of renamed pupils', async () => {
    const { onSubmit, user } = renderForm(filled);
    await user.clear(row(1));
    await user.type(row(1), ' Ada  K ');
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils).toEqual([{ id: ada.id, name: 'Ada K' }, bo]);
  });

  it('can be sent without pupils', async () => {
    const { onSubmit, user } = renderForm({ ...filled, pupils: [] });
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ ...filled, pupils: [] });
  });

  it('shows the number of pupils and can remove a pupil', async () => {
    const { onSubmit, user } = renderForm(filled);
    expect(screen.getByText(pupils('count', { count: 2 }))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: pupils('remove', { name: 'Ada' }) }));
    expect(screen.getByText(pupils('count', { count: 1 }))).toBeInTheDocument();
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils).toEqual([bo]);
  });
});

describe('the form of an invalid class', () => {
  it('shows an error at each empty field and focuses the first empty field', async () => {
    const { onSubmit, user } = renderForm(empty);
    await user.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(grade()).toHaveAccessibleDescription(describedBy(t('gradeRequired')));
    expect(className()).toHaveAccessibleDescription(describedBy(t('nameRequired')));
    expect(grade()).toBeInvalid();
    expect(className()).toHaveFocus();
  });

  it('shows an error at a field whose text is too long', async () => {
    const { onSubmit, user } = renderForm({ ...filled, grade: 'x'.repeat(21) });
    await user.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(grade()).toHaveAccessibleDescription(describedBy(t('tooLong')));
    expect(className()).toBeValid();
  });

  it.each([
    ['a duplicate', 'ada', pupils('doubled')],
    ['empty', '   ', pupils('empty')],
    ['too long', 'a'.repeat(61), pupils('tooLong')],
  ])('shows an error at a pupil with an invalid name: the name is %s', async (_, name, text) => {
    const { onSubmit, user } = renderForm({ ...filled, pupils: [ada, { ...bo, name }] });
    await user.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(row(1)).toBeValid();
    expect(row(2)).toBeInvalid();
    expect(row(2)).toHaveAccessibleDescription(describedBy(text));
    expect(screen.getByText(t('pupilsWrong'))).toBeInTheDocument();
  });

  it('shows why a typed name cannot be added, together with other errors', async () => {
    const { onSubmit, user } = renderForm({ ...filled, grade: '' });
    await user.type(adder(), 'ada');
    await user.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(adder()).toHaveValue('ada');
    expect(adder()).toHaveAccessibleDescription(
      describedBy(pupils('alreadyThere', { name: 'ada' })),
    );
    expect(grade()).toHaveAccessibleDescription(describedBy(t('gradeRequired')));
    await user.type(grade(), '8');
    await user.type(adder(), ' K');
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils.map(({ name }) => name)).toEqual([
      ...['Ada', 'Bo', 'ada K'],
    ]);
  });

  it('can be sent after the teacher changes the name marked as invalid', async () => {
    const { onSubmit, user } = renderForm({ ...filled, pupils: [ada, { ...bo, name: 'Ada' }] });
    await user.click(save());
    await user.type(row(2), ' K');
    expect(row(2)).toBeValid();
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils).toEqual([ada, { ...bo, name: 'Ada K' }]);
  });
});

describe('the save button of the class form', () => {
  it('shows the error of a failed request, and the form keeps the input', async () => {
    const onSubmit = jest.fn<Promise<void>, [ClassInput]>(async () => {
      throw new ApiError('offline', 0);
    });
    const { user } = renderForm(empty, onSubmit);
    await user.type(grade(), '8');
    await user.type(className(), '8B');
    await user.type(adder(), 'Ada{Enter}Ki');
    await user.click(save());
    // The error is beside the save button, which remains visible below a long list.
    expect(screen.getByText(errors('offline')).closest('[data-bottom-bar]')).toContainElement(
      save(),
    );
    expect([grade(), className(), row(1), row(2)]).toEqual([
      expect.objectContaining({ value: '8' }),
      expect.objectContaining({ value: '8B' }),
      expect.objectContaining({ value: 'Ada' }),
      expect.objectContaining({ value: 'Ki' }),
    ]);
  });

  it('sends the same class again after a failed request', async () => {
    const onSubmit = jest
      .fn<Promise<void>, [ClassInput]>(async () => {})
      .mockRejectedValueOnce(new ApiError('unavailable', 503));
    const { user } = renderForm(filled, onSubmit);
    await user.click(save());
    expect(screen.getByText(errors('unavailable'))).toBeInTheDocument();
    await user.click(save());
    expect(onSubmit.mock.calls.map(([input]) => input)).toEqual([filled, filled]);
    expect(screen.queryByText(errors('unavailable'))).not.toBeInTheDocument();
  });

  it('ignores a second click while the first request is pending', async () => {
    const onSubmit = jest.fn<Promise<void>, [ClassInput]>(() => new Promise(() => {}));
    const { user } = renderForm(filled, onSubmit);
    await user.click(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('the form of a class with unsaved changes', () => {
  /** Whether leaving the page asks for confirmation. */
  const isHeldBack = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('asks before the page is left', async () => {
    const { user } = renderForm(filled);
    expect(isHeldBack()).toBe(false);
    await user.type(className(), 'x');
    expect(isHeldBack()).toBe(true);
  });
});

describe('the name of a pupil in the list', () => {
  it.each([
    ['a full name', 'Kari Nordmann', pupils('warning.fullName')],
    ['an e-mail address', 'kari@skole.no', pupils('warning.email')],
    ['a number', 'Kari 12345', pupils('warning.number')],
  ])(
    'gets a warning, not an error, for doubtful text: the name looks like %s',
    async (_, name, warning) => {
      const { onSubmit, user } = renderForm({ ...filled, pupils: [{ ...ada, name }] });
      expect(row(1)).toHaveAccessibleDescription(warning);
      expect(row(1)).toBeValid();
      await user.click(save());
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['Emma K', 'Anne-Lise', 'Đặng', 'عبد الرحمن', 'Юрій'])(
    'gets no warning when the name is a usual first name: %s',
    (name) => {
      renderForm({ ...filled, pupils: [{ ...ada, name }] });
      expect(row(1)).not.toHaveAccessibleDescription();
    },
  );

  it('gets no warning when it is a double first name from a column of first names', async () => {
    const { user } = renderForm({ ...filled, pupils: [] });
    await user.click(screen.getByLabelText(pupils('firstName')));
    await user.paste('Fornavn\nLars Erik\nBo');
    await user.click(
      await screen.findByRole('button', { name: words('Import')('add', { count: 2 }) }),
    );
    expect(row(1)).toHaveValue('Lars Erik');
    expect(row(1)).not.toHaveAccessibleDescription();
    await user.type(row(2), ' Lie Moe');
    expect(row(2)).toHaveAccessibleDescription(pupils('warning.fullName'));
  });

  it('gets a warning about a full name as soon as a surname is typed', async () => {
    const { user } = renderForm(filled);
    await user.type(row(1), ' Lovelace');
    expect(within(screen.getByRole('list')).getByText(pupils('warning.fullName'))).toBeVisible();
  });

  it('is confirmed by Enter without sending the form', async () => {
    const { onSubmit, user } = renderForm(filled);
    await user.type(row(1), '{Enter}');
    expect(row(1)).not.toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus when Enter only ends the composition of a character', async () => {
    const { user } = renderForm(filled);
    await user.click(row(1));
    fireEvent.keyDown(row(1), { key: 'Enter', isComposing: true });
    expect(row(1)).toHaveFocus();
  });

  it('has the text direction of its own script', () => {
    renderForm({ ...filled, pupils: [{ ...ada, name: 'محمد' }] });
    expect(row(1)).toHaveAttribute('dir', 'auto');
  });
});

describe('the list of pupils', () => {
  const names = () =>
    screen
      .getAllByRole('textbox', { name: /^Pupil \d+$/ })
      .map((field) => (field as HTMLInputElement).value);
  const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(screen.getByRole('button', { name }));
  const cy = { id: '10000000-0000-4000-8000-000000000003', name: 'Cy' };
  const three: ClassInput = { ...filled, pupils: [cy, ada, bo] };
  /** Renders the form and waits until its rows can be dragged. */
  const renderThree = async () => {
    const rendered = renderForm(three);
    await screen.findByRole('button', { name: pupils('move', { name: 'Bo', number: 3 }) });
    return rendered;
  };

  it('restores a removed pupil without undoing later changes', async () => {
    const { onSubmit, user } = await renderThree();
    await press(user, pupils('remove', { name: 'Ada' }));
    await user.type(row(2), ' K');
    await user.type(adder(), 'Dag{Enter}');
    await press(user, pupils('undo'));
    expect(names()).toEqual(['Cy', 'Ada', 'Bo K', 'Dag']);
    expect(screen.queryByRole('button', { name: pupils('undo') })).not.toBeInTheDocument();
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils.slice(0, 3)).toEqual([
      cy,
      ada,
      { ...bo, name: 'Bo K' },
    ]);
  });

  it('undoes one change at a time by key and button, even after saving', async () => {
    const { user } = await renderThree();
    await press(user, pupils('sort'));
    expect(names()).toEqual(['Ada', 'Bo', 'Cy']);
    await press(user, pupils('remove', { name: 'Bo' }));
    await user.click(save());
    screen.getByRole('button', { name: pupils('remove', { name: 'Cy' }) }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Ada', 'Bo', 'Cy']);
    await press(user, pupils('undo'));
    expect(names()).toEqual(['Cy', 'Ada', 'Bo']);
  });

  it('can be emptied by one press and restored by another press', async () => {
    const { user } = await renderThree();
    await press(user, pupils('removeAll'));
    expect(screen.getByText(pupils('count', { count: 0 }))).toBeInTheDocument();
    expect(adder()).toHaveFocus();
    await press(user, pupils('undo'));
    expect(names()).toEqual(['Cy', 'Ada', 'Bo']);
  });

  it('has a skip link to the save button', async () => {
    const { user } = await renderThree();
    screen.getByRole('button', { name: pupils('sort') }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: pupils('skipList') })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(save()).toHaveFocus();
  });

  it("lets the teacher move a pupil by pressing the pupil's handle and then a button", async () => {
    const { onSubmit, user } = await renderThree();
    await press(user, pupils('move', { name: 'Bo', number: 3 }));
    await press(user, pupils('moveEarlier', { name: 'Bo' }));
    expect(names()).toEqual(['Cy', 'Bo', 'Ada']);
    expect(
      screen.getByRole('button', { name: pupils('moveEarlier', { name: 'Bo' }) }),
    ).toHaveFocus();
    await user.click(save());
    expect(onSubmit.mock.calls[0]![0].pupils).toEqual([cy, bo, ada]);
  });
});
