import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '../../../components/Dialog.tsx'
import { webPaths } from '../../../lib/paths.ts'
import { useWorkspaceRef } from '../../../lib/session.ts'
import { WidgetPreview } from '../WidgetPreview.tsx'
import styles from './AgentWizard.module.css'
import { BrandingStep } from './BrandingStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { StartOver } from './StartOver.tsx'
import { useWizard } from './useWizard.ts'
import { wizardConfig } from './wizardConfig.ts'
import { hasTyped } from './wizardDraft.ts'
import { WizardSteps } from './WizardSteps.tsx'

/** Three short steps from a company to its agent, with the widget growing beside them. */
export function AgentWizard({ onClose }: { onClose: () => void }) {
  const { region } = useWorkspaceRef()
  const wizard = useWizard()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const isPhone = useMediaQuery('(max-width: 640px)')
  const { draft, failure, isBusy } = wizard
  const config = useMemo(() => wizardConfig(draft), [draft])
  const isDone = draft.step === 'success'

  function handleClose() {
    if (isBusy) return
    if (hasTyped(draft)) return setAsking(true)
    if (isDone || !draft.cleared) wizard.forget()
    onClose()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (!isDone) return wizard.next()
    wizard.forget()
    onClose()
    if (draft.agentId) void navigate(`${webPaths.agent(region, draft.agentId)}?showDebugger=true`)
  }

  return (
    <>
      <Dialog
        onClose={handleClose}
        title="Agent Wizard"
        size={960}
        fullScreen={isPhone}
        classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
      >
        <div className={styles.split}>
          <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label="Agent Wizard">
            <WizardSteps step={draft.step} isBusy={isBusy} onGo={wizard.goTo} />
            {draft.step === 'company' && <CompanyStep wizard={wizard} />}
            {draft.step === 'branding' && <BrandingStep wizard={wizard} />}
            {isDone && (
              <section className={styles.step}>
                <h2>{config.title} is ready</h2>
                <p>
                  It knows who it speaks for. Try it in the test chat, teach it your documents under
                  Knowledge, and publish it when you like what it says.
                </p>
              </section>
            )}
            <div className={styles.foot}>
              {draft.step !== 'company' && (
                <Button
                  variant="default"
                  disabled={isBusy}
                  onClick={() => wizard.goTo(isDone ? 'branding' : 'company')}
                >
                  Back
                </Button>
              )}
              <p role="alert">{failure}</p>
              <Button type="submit" loading={isBusy} data-autofocus={isDone || undefined}>
                {isDone
                  ? 'Open agent overview'
                  : draft.step === 'company'
                    ? 'Continue'
                    : draft.agentId
                      ? 'Save agent'
                      : 'Create agent'}
              </Button>
            </div>
            {draft.step === 'company' && <StartOver wizard={wizard} />}
          </form>
          <aside className={styles.preview} data-step={draft.step} aria-label="Preview of the widget">
            <WidgetPreview config={config} />
          </aside>
        </div>
      </Dialog>
      {isAsking && (
        <Dialog onClose={() => setAsking(false)} title="Close the wizard?" size="sm">
          <p className={styles.lead}>What you have typed stays here until you reload the page.</p>
          <div className={styles.ask}>
            <Button variant="default" onClick={onClose}>
              Close wizard
            </Button>
            <Button data-autofocus onClick={() => setAsking(false)}>
              Keep editing
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
