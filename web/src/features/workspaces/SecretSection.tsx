import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmPersonDialog } from '../../components/confirmPerson/ConfirmPersonDialog.tsx'
import { t as tOfPerson } from '../../components/confirmPerson/texts.ts'
import { needsSignIn } from '../../components/confirmPerson/useConfirmPerson.ts'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { LeaveGuard } from '../../components/leaving/LeaveGuard.tsx'
import { ShownOnce } from '../../components/ShownOnce.tsx'
import { call } from '../../lib/call.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { language } from '../../lib/texts/language.ts'
import { showToast } from '../../lib/toast.ts'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

/**
 * Manages the secret with which the owner's programs spend the workspace's credit. Only the owner may create
 * it.
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
  const [question, setQuestion] = useState<'make' | 'renew' | 'delete'>()
  const [secret, setSecret] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (role !== 'owner') return null

  async function handleRenew() {
    const renewed = (await call('renewWorkspaceSecret', { region, workspaceId, language }, region)).secret
    setSecret(renewed)
    setCopied(false)
  }

  /**
   * Creates the first secret. Without one before it, nothing can stop working, so no confirmation is needed.
   */
  async function handleMake() {
    setBusy(true)
    setFailure(undefined)
    await handleRenew().catch((error: unknown) =>
      needsSignIn(error) ? setQuestion('make') : setFailure(sentenceOf(error)),
    )
    setBusy(false)
  }

  async function handleDelete() {
    await call('deleteWorkspaceSecret', { region, workspaceId }, region)
    setSecret(undefined)
    void showToast(t('theSecretWasDeleted'))
  }

  return (
    <FormSection title={t('secretForBillingCalls')} lead={t('secretHint')}>
      {secret && (
        <ShownOnce key={secret} value={secret} copyLabel={t('copySecret')} onCopied={() => setCopied(true)} />
      )}
      <LeaveGuard isDirty={secret !== undefined && !isCopied} text={t('secretNotCopied')} />
      {!secret && (
        <p className={styles.condition}>
          {secretMadeAt > 0 ? t('secretMadeOn', { at: new Date(secretMadeAt) }) : t('thereIsNone')}
        </p>
      )}
      <div role="alert" className={styles.failure}>
        {failure}
      </div>
      <div className={styles.secretButtons}>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => (secretMadeAt > 0 ? setQuestion('renew') : void handleMake())}
        >
          {secretMadeAt > 0 ? t('makeANewSecret') : t('makeASecret')}
        </Button>
        {secretMadeAt > 0 && (
          <Button color="red" onClick={() => setQuestion('delete')}>
            {t('deleteSecret')}
          </Button>
        )}
      </div>
      {question === 'delete' && (
        <ConfirmDialog
          isDangerous
          title={t('deleteTheSecret')}
          action={t('deleteSecret')}
          text={t('newSecretWarning')}
          onConfirm={handleDelete}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {(question === 'make' || question === 'renew') && (
        <ConfirmPersonDialog
          isDangerous={question === 'renew'}
          isStale={question === 'make'}
          title={question === 'renew' ? t('newSecretQuestion') : t('makeASecret')}
          action={question === 'renew' ? t('makeANewSecret') : t('makeASecret')}
          text={question === 'renew' ? t('newSecretWarning') : tOfPerson('confirmItIsYou')}
          onConfirm={handleRenew}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </FormSection>
  )
}
