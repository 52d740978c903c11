import type { ReactNode } from 'react'
import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useMay } from '../../lib/session/viewer.ts'
import { useStoredAgent } from './draft/AgentDraftContext.ts'
import { AnswerLimitFields } from './fields/AnswerLimitFields.tsx'
import { DraftPreview } from './preview/DraftPreview.tsx'
import { ModelFields } from './fields/ModelFields.tsx'
import { PreviewBeside } from './preview/PreviewBeside.tsx'
import { PromptField } from './fields/PromptField.tsx'
import { t } from './texts.ts'

interface PromptPageProps {
  lead?: string
  /** An alternative below the instructions. */
  otherWay?: ReactNode
}

/** The agent's instructions and model settings. */
export function PromptPage({ lead, otherWay }: PromptPageProps) {
  const title = useStoredAgent((stored) => stored.title)
  const mayChange = useMay('changeInstructions')
  return (
    <Page isTitleUnseen title={t('prompt')} documentTitle={`${t('prompt')} · ${title}`} lead={lead}>
      <PreviewBeside label={t('previewOfTheWidget')} preview={<DraftPreview hint={t('promptPreviewHint')} />}>
        <fieldset disabled={!mayChange} className={formStyles.form}>
          <FormSection title={t('instructions')} lead={t('promptHint')}>
            <PromptField />
          </FormSection>
          {otherWay}
          <FormSection title={t('model')}>
            <ModelFields />
            <AnswerLimitFields />
          </FormSection>
        </fieldset>
      </PreviewBeside>
    </Page>
  )
}
