import { Checkbox } from '@mantine/core'
import { templateCards } from '@parley/functions/shared/agents/templateKeys'
import { Choice } from '../../../components/forms/Choice.tsx'
import { ColourField } from '../../../components/forms/ColourField.tsx'
import appearance from '../AppearancePage.module.css'
import { useEffect, useEffectEvent } from 'react'
import styles from './AgentWizard.module.css'
import { BrandStatus } from './BrandStatus.tsx'
import { Findings } from './found/Findings.tsx'
import { hexColour } from './hexColour.ts'
import { PictureChoice } from './picture/PictureChoice.tsx'
import type { Wizard } from './useWizard.ts'
import { t } from './texts.ts'

/** The look of the agent, with what was read from the website, beside its preview. */
export function BrandingStep({ wizard }: { wizard: Wizard }) {
  const { draft, errors, change } = wizard
  // After a reload, an attempt that had not ended begins again.
  const startReading = useEffectEvent(() => wizard.readSite())
  useEffect(() => startReading(), [])
  const suggested = draft.brand?.colours ?? []
  const colours = suggested.length > 0 ? suggested : templateCards.map(({ color }) => color)
  return (
    <section className={styles.step}>
      <h2>{t('confirmBrand')}</h2>
      <p>{t('colourHint')}</p>
      <BrandStatus wizard={wizard} />
      <ColourField
        label={t('primaryColour')}
        pickLabel={t('pickColour')}
        value={draft.primaryColor}
        error={errors.primaryColor}
        onChange={(primaryColor) => change({ primaryColor })}
      >
        <span className={appearance.swatches}>
          {colours.map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={t('useColour', { colour })}
              title={colour}
              aria-pressed={colour === hexColour(draft.primaryColor)}
              style={{ background: colour }}
              onClick={() => change({ primaryColor: colour })}
            />
          ))}
        </span>
      </ColourField>
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
      <PictureChoice wizard={wizard} />
      <Checkbox
        label={t('readSite')}
        description={t('readSiteHint')}
        checked={draft.mustReadSite}
        onChange={(event) => change({ mustReadSite: event.currentTarget.checked })}
      />
      <Findings wizard={wizard} />
    </section>
  )
}
