'use client';

import { useId, useState, type ReactNode } from 'react';

/** Lets a visitor choose how often to pay, and shows what belongs to the choice; the first at first. */
export function FrequencyToggle({
  label,
  options,
}: {
  label: string;
  options: { value: string; label: string; content: ReactNode }[];
}) {
  const [chosen, setChosen] = useState(options[0]?.value);
  const name = useId();
  return (
    <>
      <fieldset className="bg-birch rounded-desk mx-auto mb-10 flex w-fit p-1">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label
            key={option.value}
            className="has-checked:bg-surface has-checked:shadow-desk has-focus-visible:outline-green flex min-h-11 cursor-pointer items-center rounded-[0.5rem] px-5 font-semibold has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => setChosen(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      {options.find((option) => option.value === chosen)?.content}
    </>
  );
}
