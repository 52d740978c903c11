import { Textarea, TextInput } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'
import { t } from './texts.ts'

/** The company that the agent speaks for. */
export function CompanyStep({ wizard: { draft, errors, change, readSite } }: { wizard: Wizard }) {
  return (
    <section className={styles.step}>
      <h2>{t('companyTitle')}</h2>
      <p>{t('aboutHint')}</p>
      <TextInput
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
