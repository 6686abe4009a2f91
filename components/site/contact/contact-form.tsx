'use client';

import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field, inputClass } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';
import { Notice } from '@/components/ui/notice';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';

const fields = ['name', 'email', 'message'] as const;
type FieldName = (typeof fields)[number];
type Values = Record<FieldName, string>;

export interface ContactTexts {
  labels: Record<FieldName, string>;
  emailHint: string;
  messageHint: string;
  send: string;
  sending: string;
  needsScripts: string;
  sent: string;
  another: string;
  missing: Record<FieldName, string>;
  wrong: Record<FieldName, string>;
  failures: Record<'offline' | 'tooMany' | 'failed', string>;
}

interface Problem {
  field?: FieldName;
  text: string;
}

const never = () => () => {};
const isAddress = (text: string) => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text);

function findProblem(
  values: Values,
  longest: Record<FieldName, number>,
  texts: ContactTexts,
): Problem | undefined {
  for (const field of fields) {
    const value = values[field].trim();
    if (!value) return { field, text: texts.missing[field] };
    if (value.length > longest[field]) return { field, text: texts.wrong[field] };
    if (field === 'email' && !isAddress(value)) return { field, text: texts.wrong.email };
  }
  return undefined;
}

/** Contact form, disabled until the page's scripts run, because earlier input would be lost. */
export function ContactForm(props: { texts: ContactTexts; longest: Record<FieldName, number> }) {
  const { texts } = props;
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isTyped, setTyped] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** Idempotency key of the last contact message: an unchanged message is sent with the same id. */
  const last = useRef<{ content: string; id: string }>(undefined);
  const messageId = useId();
  useUnsavedWarning(isTyped);
  const problemOf = (field?: FieldName) => (problem?.field === field ? problem?.text : undefined);

  async function send(values: Values): Promise<Problem | undefined> {
    const content = JSON.stringify(values);
    if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() };
    const { id } = last.current;
    const loaded = await import('@/lib/client/site/send-message').catch(() => undefined);
    if (!loaded) return { text: texts.failures.offline };
    const found = await loaded.sendMessage({ id, ...values });
    if (!found) return undefined;
    if (found === 'name' || found === 'email' || found === 'message') {
      return { field: found, text: texts.wrong[found] };
    }
    return { text: texts.failures[found] };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(
      fields.map((field) => [field, String(data.get(field))]),
    ) as Values;
    setBusy(true);
    const found = findProblem(values, props.longest, texts) ?? (await send(values));
    setBusy(false);
    setProblem(found);
    if (found?.field) (form.elements.namedItem(found.field) as HTMLElement).focus();
    if (found) return;
    setTyped(false);
    setSent(true);
  }

  if (isSent) {
    return (
      <Notice
        tone="success"
        actions={
          <Button look="secondary" size="small" onClick={() => setSent(false)}>
            {texts.another}
          </Button>
        }
      >
        {texts.sent}
      </Notice>
    );
  }
  return (
    <form
      noValidate
      onInput={() => setTyped(true)}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <Field
        name="name"
        type="text"
        disabled={!hasScripts}
        label={texts.labels.name}
        autoComplete="name"
        required
        error={problemOf('name')}
      />
      <Field
        name="email"
        type="email"
        disabled={!hasScripts}
        label={texts.labels.email}
        hint={texts.emailHint}
        autoComplete="email"
        required
        error={problemOf('email')}
      />
      <div>
        <label htmlFor={messageId} className="mb-1.5 block font-semibold">
          {texts.labels.message}
        </label>
        <textarea
          id={messageId}
          name="message"
          disabled={!hasScripts}
          rows={7}
          required
          aria-invalid={problemOf('message') ? true : undefined}
          aria-describedby={`${messageId}-hint ${messageId}-error`}
          className={inputClass}
        />
        <p id={`${messageId}-hint`} className="text-ink-soft mt-1.5 text-sm">
          {texts.messageHint}
        </p>
        <FieldMessage id={`${messageId}-error`}>{problemOf('message')}</FieldMessage>
      </div>
      {problem && !problem.field && <Notice tone="error">{problem.text}</Notice>}
      <div className="flex items-center gap-4">
        <Button type="submit" busy={isBusy} disabled={!hasScripts} className="shrink-0">
          {isBusy ? texts.sending : texts.send}
        </Button>
        {!hasScripts && <p className="text-ink-soft text-sm">{texts.needsScripts}</p>}
      </div>
    </form>
  );
}
