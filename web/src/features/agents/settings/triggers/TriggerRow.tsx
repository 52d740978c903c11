import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { WidgetTrigger } from '@parley/functions/shared/widget/widgetApi'
import { triggerKinds } from '@parley/functions/shared/widget/widgetOptions'
import { IconX } from '@tabler/icons-react'
import { triggerValues } from './triggerValues.ts'
import styles from './TriggersSection.module.css'
import { t } from '../texts.ts'

interface TriggerRowProps {
  trigger: WidgetTrigger
  /** The index in the list, from 1. */
  place: number
  valueError: string | undefined
  onChange: (changes: Partial<WidgetTrigger>) => void
  onRemove: () => void
}

export function TriggerRow({ trigger, place, valueError, onChange, onRemove }: TriggerRowProps) {
  const { kind, value, action, message } = trigger
  const { placeholder, isNumber } = triggerValues[kind]

  function handleKind(chosen: string) {
    const next = triggerKinds.find((candidate) => candidate === chosen)
    if (next) onChange({ kind: next, value: triggerValues[next].start })
  }

  return (
    <div className={styles.trigger}>
      <NativeSelect
        label={t('when')}
        value={kind}
        data={triggerKinds.map((kind) => ({ value: kind, label: t(`triggerKind_${kind}`) }))}
        onChange={(event) => handleKind(event.currentTarget.value)}
      />
      {kind === 'exit' ? (
        <span className={styles.none} />
      ) : (
        <TextInput
          label={t(`triggerValue_${kind}`)}
          placeholder={placeholder}
          value={value}
          maxLength={200}
          error={valueError}
          inputMode={isNumber ? 'numeric' : 'text'}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={styles.remove ?? ''}
        aria-label={t('removeTrigger', { n: place })}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
      <NativeSelect
        label={t('thenDoes')}
        value={action}
        data={[
          { value: 'bubble', label: t('saySomethingBesideTheBubble') },
          { value: 'open', label: t('openTheChat') },
        ]}
        onChange={(event) => onChange({ action: event.currentTarget.value === 'open' ? 'open' : 'bubble' })}
      />
      {action === 'bubble' && (
        <TextInput
          label={t('message')}
          placeholder={t('theProactiveMessage')}
          value={message}
          maxLength={300}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
