import { Textarea, TextInput } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'
import { wizardTexts } from './wizardTexts.ts'

/** Who the agent speaks for. */
export function CompanyStep({ wizard: { draft, errors, change } }: { wizard: Wizard }) {
  return (
    <section className={styles.step}>
      <h2>{wizardTexts.title}</h2>
      <p>The agent introduces itself with this, and knows it before it has read anything.</p>
      <TextInput
        data-autofocus
        label="Company name"
        autoComplete="organization"
        maxLength={agentTextLimits.title}
        value={draft.company}
        error={errors.company}
        onChange={(event) => change({ company: event.currentTarget.value })}
      />
      <TextInput
        label="Company website"
        placeholder="example.com"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        maxLength={300}
        value={draft.website}
        error={errors.website}
        onChange={(event) => change({ website: event.currentTarget.value })}
      />
      <Textarea
        label="What does your company do?"
        placeholder="We build and repair solid wood furniture to order."
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
