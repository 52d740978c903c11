import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { FormSection } from '../../../components/FormSection.tsx'
import { ShownOnce } from '../../../components/ShownOnce.tsx'
import { call } from '../../../lib/call.ts'
import { useWorkspaceRef } from '../../../lib/session.ts'
import { useStoredAgent } from '../AgentDraftContext.ts'

/**
 * The agent's key for the owner's own server. Only its hash is stored, so it can be made anew but never
 * looked up.
 */
export function SecretKeySection() {
  const { region } = useWorkspaceRef()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [isAsking, setAsking] = useState(false)
  const [key, setKey] = useState<string>()

  async function handleConfirm() {
    setKey((await call('renewSecretKey', { region, agentId }, region)).key)
  }

  return (
    <FormSection
      title="Secret key"
      lead="With it your own server changes this agent through the API, and vouches for visitors who are signed in on your website. It belongs on a server only."
    >
      {key ? (
        <ShownOnce value={key} copyLabel="Copy key" />
      ) : (
        <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
          Make a new key
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Make a new key"
          text="If there is a key already, it stops working at once: whatever uses it needs the new one."
          action="Make a new key"
          isDangerous
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  )
}
