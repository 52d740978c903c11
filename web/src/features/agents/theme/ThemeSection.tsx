import { Button } from '@mantine/core'
import { colourUsages } from '@parley/functions/shared/brand/brandPatterns'
import type { ReactNode } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useAgentDraft, useAgentErrors } from '../draft/AgentDraftContext.ts'
import { AccentField } from '../fields/AccentField.tsx'
import { t as agentText } from '../texts.ts'
import { ContrastList } from './ContrastList.tsx'
import { SavedThemes } from './SavedThemes.tsx'
import { Shades } from './Shades.tsx'
import styles from './Theme.module.css'
import { t } from './texts.ts'
import { useTheme } from './useTheme.ts'

/** The colours of the widget: accent, scheme, use, shades, their contrast, and the workspace's themes. */
export function ThemeSection({ children }: { children: ReactNode }) {
  const editing = useTheme()
  const { theme, isCustom, apply, changeAccent, changeType, reset } = editing
  const accent = useAgentDraft(({ primaryColor }) => primaryColor)
  const themeType = useAgentDraft((draft) => draft.themeType)
  const errors = useAgentErrors()
  return (
    <>
      <FormSection title={agentText('look')}>
        <AccentField value={accent} error={errors['primaryColor']} onChange={changeAccent} />
        <Choice
          label={agentText('field_themeType')}
          value={themeType}
          onChange={changeType}
          options={[
            { value: 'light', label: agentText('light') },
            { value: 'dark', label: agentText('dark') },
            { value: 'auto', label: agentText('asTheVisitorPrefers') },
          ]}
        />
        <div className={styles.usage}>
          <Choice
            label={t('usage')}
            value={theme.usage}
            options={colourUsages.map((value) => ({ value, label: t(`usage_${value}`) }))}
            onChange={(usage) => apply({ ...theme, usage })}
          />
          <p>{t(`usageHint_${theme.usage}`)}</p>
        </div>
        <Shades editing={editing} />
        <ContrastList editing={editing} />
        {isCustom && (
          <Button variant="subtle" color="gray" className={styles.reset ?? ''} onClick={reset}>
            {t('standardTheme')}
          </Button>
        )}
        {children}
      </FormSection>
      <SavedThemes editing={editing} />
    </>
  )
}
