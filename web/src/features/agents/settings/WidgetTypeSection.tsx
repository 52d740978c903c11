import { tabsOf, widgetTabs, widgetTypes } from '@parley/functions/shared/widget/widgetTabs'
import { Choice } from '../../../components/forms/Choice.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { OrderedChoice } from '../../../components/forms/OrderedChoice.tsx'
import { useAgentDraft, useAgentField } from '../draft/AgentDraftContext.ts'
import styles from '../AppearancePage.module.css'
import { t } from './texts.ts'

/** Selects whether the widget is the chat alone or has tabs, which ones, and in which order. */
export function WidgetTypeSection() {
  const options = useAgentDraft(({ widgetOptions }) => widgetOptions)
  const type = useAgentField('widgetOptions.widgetType')
  const tabs = useAgentField('widgetOptions.tabs')
  const shown = tabsOf(options)
  return (
    <FormSection title={t('widgetType')}>
      <Choice
        label={t('widgetType')}
        isLabelHidden
        value={options.widgetType ?? 'chat'}
        onChange={type.change}
        options={widgetTypes.map((value) => ({ value, label: t(`widgetType_${value}`) }))}
      />
      {shown && (
        <fieldset className={styles.linesField}>
          <legend className="mantine-InputWrapper-label">{t('tabsOfTheWidget')}</legend>
          <p className="mantine-InputWrapper-description">{t('tabsHint')}</p>
          <OrderedChoice
            options={widgetTabs}
            value={shown}
            nameOf={(tab) => t(`widgetTab_${tab}`)}
            isOneKept
            onChange={tabs.change}
          />
        </fieldset>
      )}
    </FormSection>
  )
}
