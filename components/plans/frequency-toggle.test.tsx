/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrequencyToggle } from './frequency-toggle';

const options = [
  { value: 'yearly', label: 'Yearly', content: <p>199 a year</p> },
  { value: 'monthly', label: 'Monthly', content: <p>25 a month</p> },
];

describe('the choice of how often to pay, with two ways', () => {
  it('shows the first until another is chosen', async () => {
    render(<FrequencyToggle label="How often" options={options} />);
    expect(screen.getByRole('group', { name: 'How often' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(screen.getByText('199 a year')).toBeVisible();
    expect(screen.queryByText('25 a month')).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('radio', { name: 'Yearly' })).not.toBeChecked();
    expect(screen.getByText('25 a month')).toBeVisible();
    expect(screen.queryByText('199 a year')).toBeNull();
  });

  it('is made by keyboard too', async () => {
    render(<FrequencyToggle label="How often" options={options} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('25 a month')).toBeVisible();
  });
});
