import { Button, Modal, TextInput } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import type { Region } from '@parley/functions/shared/regions'
import { useState, type SubmitEvent } from 'react'
import { sentenceOf } from '../../lib/errors.ts'
import { showToast } from '../../lib/toast.ts'
import { deleteAgent } from './agentActions.ts'

interface DeleteAgentDialogProps {
  region: Region
  agent: Agent
  onClose: () => void
  onDeleted: () => void
}

/** It cannot be undone, so it is confirmed by typing. */
export function DeleteAgentDialog({ region, agent, onClose, onDeleted }: DeleteAgentDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isConfirmed = name.trim() === agent.title.trim()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isConfirmed) return
    setBusy(true)
    try {
      await deleteAgent(region, agent.ID)
      void showToast('Agent deleted.')
      onDeleted()
    } catch (reason) {
      setError(sentenceOf(reason))
      setBusy(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title="Delete agent" centered size="md">
      <form onSubmit={(event) => void handleSubmit(event)} style={{ display: 'grid', gap: 16 }}>
        <p style={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>
          Its knowledge and its conversations go with it, and the widget on your website stops answering. This
          cannot be undone.
        </p>
        <TextInput
          data-autofocus
          label={`Type “${agent.title}” to confirm`}
          value={name}
          error={error}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={!isConfirmed} loading={isBusy}>
            Delete agent
          </Button>
        </div>
      </form>
    </Modal>
  )
}
