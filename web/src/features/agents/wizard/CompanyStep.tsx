import { Textarea, TextInput } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { useLayoutEffect, useRef } from 'react'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'
import { t } from './texts.ts'

/** The company that the agent speaks for. */
export function CompanyStep({ wizard: { draft, errors, change, readSite } }: { wizard: Wizard }) {
  const company = useRef<HTMLInputElement>(null)
  const business = useRef<HTMLTextAreaElement>(null)
  const { website, name, about } = draft.brand ?? {}
  // What was found while a person was in the field is selected, so that they type over it and not after it.
  useLayoutEffect(() => {
    for (const [{ current: field }, found] of [[company, name] as const, [business, about] as const])
      if (field && field === document.activeElement && field.value === found) field.select()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each website
  }, [website])

  return (
    <section className={styles.step}>
      <h2>{t('companyTitle')}</h2>
      <p>{t('aboutHint')}</p>
      <TextInput
        ref={company}
        data-autofocus
        label={t('companyName')}
        autoComplete="organization"
        maxLength={agentTextLimits.title}
        value={draft.company}
        error={errors.company}
        onChange={(event) => change({ company: event.currentTarget.value })}
      />
      <TextInput
        label={t('companyWebsite')}
        placeholder="example.com"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={300}
        value={draft.website}
        error={errors.website}
        onChange={(event) => change({ website: event.currentTarget.value })}
        onBlur={readSite}
      />
      <Textarea
        ref={business}
        label={t('whatDoesYourCompanyDo')}
        placeholder={t('aboutExample')}
        autosize
        minRows={3}
        maxRows={7}
        maxLength={2000}
        value={draft.business}
        error={errors.business}
        onChange={(event) => change({ business: event.currentTarget.value })}
      />
    </section>
  )
}
