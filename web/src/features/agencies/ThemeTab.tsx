import { NativeSelect } from '@mantine/core'
import { brandVariants, colourUsages } from '@parley/functions/shared/brand/brandPatterns'
import { servedFonts } from '@parley/functions/shared/brand/fonts'
import { Choice } from '../../components/forms/Choice.tsx'
import { ColourField } from '../../components/forms/ColourField.tsx'
import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { AccentSteps } from './AccentSteps.tsx'
import { useAgencyDraft, useAgencyEditing, useAgencyField } from './agencyDraft.ts'
import { LinesField } from './AgencyFields.tsx'
import { t } from './texts.ts'

/** Colours, font and style sheet of the dashboard that the agency's clients see. */
export function ThemeTab() {
  const { store } = useAgencyEditing()
  const font = useAgencyField('googleFont')
  const primary = useAgencyField('primary')
  const palette = useAgencyDraft((draft) => draft.palette)
  const usage = useAgencyDraft(({ themeColorUsage }) => themeColorUsage)
  const variant = useAgencyDraft(({ themeVariant }) => themeVariant)
  return (
    <div className={formStyles.form}>
      <FormSection title={t('colour')} lead={t('colourHint')}>
        <ColourField
          label={t('primaryColour')}
          pickLabel={t('pickColour')}
          value={typeof primary.value === 'string' ? primary.value : ''}
          error={primary.error}
          onChange={primary.change}
        />
        <AccentSteps
          primary={typeof primary.value === 'string' ? primary.value : ''}
          palette={palette}
          onChange={(next) => store.change({ palette: next })}
        />
        <Choice
          label={t('colourUsage')}
          value={usage}
          options={colourUsages.map((value) => ({ value, label: t(`usage_${value}`) }))}
          onChange={(next) => store.change({ themeColorUsage: next })}
        />
        <Choice
          label={t('variant')}
          value={variant}
          options={brandVariants.map((value) => ({ value, label: t(`variant_${value}`) }))}
          onChange={(next) => store.change({ themeVariant: next })}
        />
      </FormSection>
      <FormSection title={t('font')} lead={t('fontHint')}>
        <NativeSelect
          aria-label={t('font')}
          value={typeof font.value === 'string' ? font.value : ''}
          error={font.error}
          data={[...servedFonts, { value: 'inherit', label: t('fontOfTheDevice') }]}
          onChange={(event) => font.change(event.currentTarget.value)}
        />
      </FormSection>
      <FormSection title={t('css')} lead={t('cssHint')}>
        <LinesField path="customCSS" label={t('css')} maxLength={50_000} isCode />
      </FormSection>
    </div>
  )
}
