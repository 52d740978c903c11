import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { call } from '../../../lib/call.ts'
import { showFailure } from '../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { t } from './texts.ts'
import type { Version } from './useVersions.ts'
import styles from './Versions.module.css'

interface NameFormProps {
  version: Version
  onNamed: () => void
}

/** Names that were typed and not saved, by agent and version: they stay when another version is shown. */
const typedNames = new Map<string, string>()

/** The form that names a version. */
export function NameForm({ version, onNamed }: NameFormProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const key = `${agentId}/${version.at}`
  const [label, setLabel] = useState(() => typedNames.get(key) ?? version.label)
  const [isSaving, setSaving] = useState(false)
  const isChanged = label.trim() !== version.label

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      await call('nameVersion', { region, agentId, at: version.at, label: label.trim() }, region)
      typedNames.delete(key)
      onNamed()
    } catch (error) {
      showFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <form className={styles.name} onSubmit={(event) => void handleSubmit(event)}>
      <TextInput
        dir="auto"
        label={t('versionName')}
        placeholder={t('versionNameHint')}
        maxLength={60}
        value={label}
        onChange={({ currentTarget: { value } }) => {
          typedNames.set(key, value)
          setLabel(value)
        }}
      />
      {isChanged && (
        <Button type="submit" variant="default" loading={isSaving}>
          {t('saveName')}
        </Button>
      )}
    </form>
  )
}
