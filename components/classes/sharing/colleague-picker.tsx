'use client';

import { useCombobox } from 'downshift';
import { useTranslations } from 'next-intl';
import { useState, type Ref } from 'react';
import { inputClass } from '@/components/ui/field';
import { RetryNotice } from '@/components/shell/retry-notice';
import { Name } from '@/components/ui/name';
import { useSession } from '@/lib/client/account/use-session';
import { useColleagues } from '@/lib/client/classes/classes';
import type { Colleague } from '@/lib/contracts/school/schools';
import { nameKey } from '@/lib/core/classes/pupil-name';

interface ColleaguePickerProps {
  ref: Ref<HTMLDivElement>;
  editors: readonly Colleague[];
  onPick: (colleague: Colleague) => void;
}

export function ColleaguePicker({ ref, editors, onPick }: ColleaguePickerProps) {
  const t = useTranslations('ClassSharing');
  const { user } = useSession();
  const [isNeeded, setNeeded] = useState(false);
  const [typed, setTyped] = useState('');
  const { data, error, isFetching, refetch } = useColleagues(user?.school_id, isNeeded);

  const chosen = new Set([user?.id, ...editors.map(({ id }) => id)]);
  const offered = data?.filter(({ id }) => !chosen.has(id)) ?? [];
  const found = offered.filter(({ name }) => nameKey(name).includes(nameKey(typed)));
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    useCombobox({
      items: found,
      inputValue: typed,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      itemToString: (colleague) => colleague?.name ?? '',
      itemToKey: (colleague) => colleague?.id,
      onInputValueChange: ({ inputValue, type }) => {
        // The library Downshift reports typed text late and would undo letters typed meanwhile.
        if (type === useCombobox.stateChangeTypes.InputChange) return;
        const isChoice =
          type === useCombobox.stateChangeTypes.ItemClick ||
          type === useCombobox.stateChangeTypes.InputKeyDownEnter;
        setTyped(isChoice ? '' : inputValue);
      },
      onStateChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        setTyped('');
        onPick(selectedItem);
      },
    });
  const nothing = !data
    ? t('loading')
    : data.length <= 1
      ? t('noColleagues')
      : offered.length === 0
        ? t('allAdded')
        : t('noneFound', { search: typed.trim() });
  const isNothingShown = found.length === 0 && (data || isFetching || !error);
  const isListed = isOpen && (found.length > 0 || isNothingShown);
  return (
    <div ref={ref} className="max-w-md">
      <label {...getLabelProps()} className="mb-1.5 block font-semibold">
        {t('add')}
      </label>
      <div className="relative">
        <input
          {...getInputProps({
            onChange: ({ currentTarget }) => setTyped(currentTarget.value),
            onFocus: () => {
              setNeeded(true);
              if (error) void refetch();
            },
          })}
          aria-describedby="colleague-hint"
          className={inputClass}
        />
        <div
          className={`border-line-strong bg-surface shadow-card rounded-desk absolute inset-x-0 top-full z-20 mt-1 border ${isListed ? '' : 'hidden'}`}
        >
          <ul {...getMenuProps()} className="max-h-72 overflow-y-auto">
            {isOpen &&
              found.map((colleague, index) => (
                <li
                  key={colleague.id}
                  {...getItemProps({ item: colleague, index })}
                  className={`flex min-h-11 cursor-pointer items-center px-3.5 py-2 break-words ${index === highlightedIndex ? 'bg-green-tint' : ''}`}
                >
                  <Name className="min-w-0">{colleague.name}</Name>
                </li>
              ))}
          </ul>
          {isOpen && isNothingShown && (
            <p role="status" className="text-ink-soft px-3.5 py-2.5">
              {nothing}
            </p>
          )}
        </div>
      </div>
      <p id="colleague-hint" className="text-ink-soft mt-1.5 text-sm">
        {t('addHint')}
      </p>
      {error && !data && !isFetching && (
        <div className="mt-2">
          <RetryNotice error={error} onRetry={refetch} />
        </div>
      )}
    </div>
  );
}
