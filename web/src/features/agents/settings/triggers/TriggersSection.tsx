import { Button } from '@mantine/core'
import type { WidgetTrigger } from '@parley/functions/shared/widget/widgetApi'
import { IconPlus } from '@tabler/icons-react'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { useAgentDraft, useAgentEditing, useAgentErrors } from '../../draft/AgentDraftContext.ts'
import { UndoLine } from '../UndoLine.tsx'
import { useRemoval } from '../useRemoval.ts'
import { TriggerRow } from './TriggerRow.tsx'
import styles from './TriggersSection.module.css'
import { t } from '../texts.ts'

const maxTriggers = 10

/** The triggers with which the closed widget opens or speaks. */
export function TriggersSection() {
  const { store } = useAgentEditing()
  const errors = useAgentErrors()
  const triggers = useAgentDraft(({ widgetOptions }) => widgetOptions.triggers)
  const setTriggers = (next: WidgetTrigger[]) => store.change({ 'widgetOptions.triggers': next })
  const { removed, remove, undo } = useRemoval(triggers, setTriggers)
  return (
    <FormSection title={t('triggers')} lead={t('triggersHint')}>
      {triggers.length > 0 && (
        <ul className={styles.list} aria-label={t('triggers')}>
          {triggers.map((trigger, index) => (
            // A trigger has no identity but its index.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} aria-label={t('trigger', { n: index + 1 })}>
              <TriggerRow
                trigger={trigger}
                valueError={errors[`widgetOptions.triggers.${index}.value`]}
                place={index + 1}
                onChange={(changes) => setTriggers(triggers.with(index, { ...trigger, ...changes }))}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {removed && <UndoLine text={t('removedTrigger')} onUndo={undo} />}
      {triggers.length < maxTriggers && (
        <Button
          variant="default"
          style={{ justifySelf: 'start' }}
          leftSection={<IconPlus size={16} />}
          onClick={() =>
            setTriggers([...triggers, { kind: 'time', value: '10', action: 'bubble', message: '' }])
          }
        >
          {t('addTrigger')}
        </Button>
      )}
    </FormSection>
  )
}
