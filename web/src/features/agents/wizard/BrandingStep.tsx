import { Choice } from '../../../components/forms/Choice.tsx'
import { AccentField } from '../fields/AccentField.tsx'
import styles from './AgentWizard.module.css'
import type { Wizard } from './useWizard.ts'
import { t } from './texts.ts'

/** The look of the agent, beside its preview. */
export function BrandingStep({ wizard: { draft, errors, change } }: { wizard: Wizard }) {
  return (
    <section className={styles.step}>
      <h2>{t('chooseHowItLooks')}</h2>
      <p>{t('colourHint')}</p>
      <AccentField
        label={t('primaryColour')}
        value={draft.primaryColor}
        error={errors.primaryColor}
        onChange={(primaryColor) => change({ primaryColor })}
      />
      <Choice
        label={t('colours')}
        value={draft.themeType}
        onChange={(themeType) => change({ themeType })}
        options={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
          { value: 'auto', label: t('auto') },
        ]}
      />
    </section>
  )
}
