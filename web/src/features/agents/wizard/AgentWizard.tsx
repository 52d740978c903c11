import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { useLeaveQuestion } from '../../../components/leaving/useLeaveQuestion.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { WidgetPreview } from '../preview/WidgetPreview.tsx'
import styles from './AgentWizard.module.css'
import { BrandingStep } from './BrandingStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { StartOver } from './StartOver.tsx'
import { useWizard } from './useWizard.ts'
import { wizardConfig } from './wizardConfig.ts'
import { hasTyped } from './wizardDraft.ts'
import { WizardSteps } from './WizardSteps.tsx'
import { t } from './texts.ts'

/** Three short steps from a company to its agent, beside the growing widget. */
export function AgentWizard({ onClose }: { onClose: () => void }) {
  const { region } = useWorkspaceRef()
  const wizard = useWizard()
  const navigate = useNavigate()
  const isPhone = useMediaQuery('(max-width: 640px)')
  const { draft, failure, isBusy } = wizard
  const config = useMemo(() => wizardConfig(draft), [draft])
  const isDone = draft.step === 'success'

  const { leave, question } = useLeaveQuestion({
    isDirty: hasTyped(draft),
    title: t('closeTheWizard'),
    text: t('draftStaysHint'),
    action: t('closeWizard'),
    dismissal: t('keepEditing'),
  })

  function close() {
    if (!hasTyped(draft) && (isDone || !draft.cleared)) wizard.deleteDraft()
    onClose()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (!isDone) return wizard.next()
    wizard.deleteDraft()
    onClose()
    if (draft.agentId) void navigate(`${webPaths.agent(region, draft.agentId)}?showDebugger=true`)
  }

  return (
    <>
      <Dialog
        isBusy={isBusy}
        onClose={() => leave(close)}
        title={t('agentWizard')}
        size={960}
        fullScreen={isPhone}
        classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
      >
        <div className={styles.split}>
          <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('agentWizard')}>
            <WizardSteps step={draft.step} isBusy={isBusy} onGo={wizard.goTo} />
            {draft.step === 'company' && <CompanyStep wizard={wizard} />}
            {draft.step === 'branding' && <BrandingStep wizard={wizard} />}
            {isDone && (
              <section className={styles.step}>
                <h2>{t('agentReady', { title: config.title })}</h2>
                <p>{t('agentReadyHint')}</p>
              </section>
            )}
            <div className={styles.foot}>
              {draft.step !== 'company' && (
                <Button
                  variant="default"
                  disabled={isBusy}
                  onClick={() => wizard.goTo(isDone ? 'branding' : 'company')}
                >
                  {t('back')}
                </Button>
              )}
              <p role="alert">{failure}</p>
              <Button type="submit" loading={isBusy} data-autofocus={isDone || undefined}>
                {isDone
                  ? t('openAgentOverview')
                  : draft.step === 'company'
                    ? t('continue')
                    : draft.agentId
                      ? t('saveAgent')
                      : t('createAgent')}
              </Button>
            </div>
            {draft.step === 'company' && <StartOver wizard={wizard} />}
          </form>
          <aside className={styles.preview} data-step={draft.step} aria-label={t('previewOfTheWidget')}>
            <WidgetPreview config={config} />
          </aside>
        </div>
      </Dialog>
      {question}
    </>
  )
}
