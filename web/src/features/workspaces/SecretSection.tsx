import { Button } from '@mantine/core'
import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FormSection } from '../../components/FormSection.tsx'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { call } from '../../lib/call.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { formatDate } from '../../lib/formats.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'

/**
 * The secret by which the owner's own programs pay for the workspace. It spends money, so only the owner
 * makes it.
 */
export function SecretSection({
  team: {
    workspace: { secretMadeAt },
    role,
  },
}: {
  team: Team
}) {
  const { region, workspaceId } = useWorkspaceRef()
  const [asked, setAsked] = useState<'renew' | 'delete'>()
  const [secret, setSecret] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (role !== 'owner') return null

  async function handleRenew() {
    const made = (await call('renewWorkspaceSecret', { region, workspaceId }, region)).secret
    setSecret(made)
    setCopied(false)
  }

  /** Where there is none, nothing stops working, and nothing has to be asked. */
  async function handleMake() {
    setBusy(true)
    setFailure(undefined)
    await handleRenew().catch((error: unknown) => setFailure(sentenceOf(error)))
    setBusy(false)
  }

  async function handleDelete() {
    await call('deleteWorkspaceSecret', { region, workspaceId }, region)
    setSecret(undefined)
    void showToast('The secret was deleted.')
  }

  return (
    <FormSection
      title="Secret for billing calls"
      lead="With it your own programs subscribe, top up and change add-ons for this workspace. It spends money: keep it on a server."
    >
      {secret && <ShownOnce key={secret} value={secret} noun="secret" onCopied={() => setCopied(true)} />}
      <LeaveGuard isDirty={secret !== undefined && !isCopied} text={workspaceTexts.secretNotCopied} />
      {!secret && (
        <p className={styles.condition}>
          {secretMadeAt > 0
            ? `Made on ${formatDate(secretMadeAt)}, the first one with the workspace itself. It cannot be shown again: whoever has not kept it makes a new one.`
            : 'There is none.'}
        </p>
      )}
      <div role="alert" className={styles.failure}>
        {failure}
      </div>
      <div className={styles.secretButtons}>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => (secretMadeAt > 0 ? setAsked('renew') : void handleMake())}
        >
          {secretMadeAt > 0 ? 'Make a new secret' : 'Make a secret'}
        </Button>
        {secretMadeAt > 0 && (
          <Button color="red" onClick={() => setAsked('delete')}>
            Delete secret
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          isDangerous
          title={asked === 'renew' ? 'Make a new secret?' : 'Delete the secret?'}
          action={asked === 'renew' ? 'Make a new secret' : 'Delete secret'}
          text="The one that there is stops working at once: whatever uses it is refused."
          onConfirm={asked === 'renew' ? handleRenew : handleDelete}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormSection>
  )
}
