import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { WidgetTrigger } from '@parley/functions/shared/widgetApi'
import { triggerKinds } from '@parley/functions/shared/widgetOptions'
import { IconX } from '@tabler/icons-react'
import { triggerKindTexts } from './triggerKinds.ts'
import styles from './TriggersSection.module.css'

interface TriggerRowProps {
  trigger: WidgetTrigger
  name: string
  valueError: string | undefined
  onChange: (changes: Partial<WidgetTrigger>) => void
  onRemove: () => void
}

export function TriggerRow({ trigger, name, valueError, onChange, onRemove }: TriggerRowProps) {
  const { kind, value, action, message } = trigger
  const { valueLabel, placeholder, isNumber } = triggerKindTexts[kind]

  function handleKind(chosen: string) {
    const next = triggerKinds.find((known) => known === chosen)
    if (next) onChange({ kind: next, value: triggerKindTexts[next].start })
  }

  return (
    <div className={styles.trigger}>
      <NativeSelect
        label="When"
        value={kind}
        data={triggerKinds.map((known) => ({ value: known, label: triggerKindTexts[known].label }))}
        onChange={(event) => handleKind(event.currentTarget.value)}
      />
      {valueLabel === null ? (
        <span className={styles.none} />
      ) : (
        <TextInput
          label={valueLabel}
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
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
      <NativeSelect
        label="Then"
        value={action}
        data={[
          { value: 'bubble', label: 'Say something beside the bubble' },
          { value: 'open', label: 'Open the chat' },
        ]}
        onChange={(event) => onChange({ action: event.currentTarget.value === 'open' ? 'open' : 'bubble' })}
      />
      {action === 'bubble' && (
        <TextInput
          label="Message"
          placeholder="The proactive message"
          value={message}
          maxLength={300}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
