import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmPersonDialog } from '../../../components/confirmPerson/ConfirmPersonDialog.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { ShownOnce } from '../../../components/ShownOnce.tsx'
import { call } from '../../../lib/call.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { language } from '../../../lib/texts/language.ts'
import { useStoredAgent } from '../draft/AgentDraftContext.ts'
import { t } from './texts.ts'

/**
 * The agent's key for the owner's own server. Only its hash is stored, so it can be renewed but never read.
 */
export function SecretKeySection() {
  const { region } = useWorkspaceRef()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [isAsking, setAsking] = useState(false)
  const [key, setKey] = useState<string>()

  async function handleConfirm() {
    setKey((await call('renewSecretKey', { region, agentId, language }, region)).key)
  }

  return (
    <FormSection title={t('secretKey')} lead={t('secretKeyHint')}>
      {key ? (
        <ShownOnce value={key} copyLabel={t('copyKey')} />
      ) : (
        <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
          {t('makeANewKey')}
        </Button>
      )}
      {isAsking && (
        <ConfirmPersonDialog
          title={t('makeANewKey')}
          text={t('newKeyWarning')}
          action={t('makeANewKey')}
          isDangerous
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  )
}
