'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Field } from '@/components/ui/field';
import { splitNames } from '@/lib/core/classes/pupil-name';
import { isComposing } from './is-composing';
import { SkipLeftovers } from './skip-leftovers';
import type { Refusal } from './use-add-names';

export function FirstNameField({
  ref,
  ...props
}: {
  ref: Ref<HTMLInputElement>;
  text: string;
  refusal: Refusal | undefined;
  onType: (text: string) => void;
  onEnter: () => void;
  onPasteNames: (pasted: string) => void;
  onSkip: (rest: string) => void;
}) {
  const { text, refusal } = props;
  const t = useTranslations('Pupils');
  const left = refusal?.left ?? [];
  const rest = splitNames(text).filter((name) => !left.includes(name));
  return (
    <div className="min-w-48 flex-1">
      <Field
        ref={ref}
        label={t('firstName')}
        error={refusal?.text}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          props.onEnter();
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (splitNames(pasted).length < 2) return;
          event.preventDefault();
          props.onPasteNames(pasted);
        }}
      />
      <SkipLeftovers count={left.length} onSkip={() => props.onSkip(rest.join(', '))} />
    </div>
  );
}
