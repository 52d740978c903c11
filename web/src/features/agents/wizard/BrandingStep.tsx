import { Choice } from '../../../components/Choice.tsx'
import { AccentField } from '../AccentField.tsx'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'

/** How the agent looks; beside it, it does. */
export function BrandingStep({ wizard: { draft, errors, change } }: { wizard: Wizard }) {
  return (
    <section className={styles.step}>
      <h2>Choose how it looks</h2>
      <p>Your brand's colour on the launcher and the visitor's messages. You can change it later.</p>
      <AccentField
        label="Primary colour"
        value={draft.primaryColor}
        error={errors.primaryColor}
        onChange={(primaryColor) => change({ primaryColor })}
      />
      <Choice
        label="Colours"
        value={draft.themeType}
        onChange={(themeType) => change({ themeType })}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'auto', label: 'Auto' },
        ]}
      />
    </section>
  )
}
