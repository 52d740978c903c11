import { Button } from '@mantine/core'
import { useMemo, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Page } from '../../../components/page/Page.tsx'
import { call } from '../../../lib/call.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { writeStored } from '../../../lib/browser/stored.ts'
import { showFailure } from '../../../lib/toast.ts'
import { WidgetPreview } from '../preview/WidgetPreview.tsx'
import wizardStyles from '../wizard/AgentWizard.module.css'
import { BrandingStep } from '../wizard/BrandingStep.tsx'
import { CompanyStep } from '../wizard/CompanyStep.tsx'
import { useWizard } from '../wizard/useWizard.ts'
import { wizardConfig } from '../wizard/wizardConfig.ts'
import { WizardSteps } from '../wizard/WizardSteps.tsx'
import { t } from '../wizard/texts.ts'
import { Creating } from './Creating.tsx'
import styles from './OnboardingPage.module.css'
import { onboardingMemory } from './onboardingMemory.ts'
import { ReadyStep } from './ReadyStep.tsx'
import type { ScriptOf } from './WebsiteScript.tsx'

interface OnboardingPageProps {
  /** Returns the code of a website for an agent. */
  scriptOf: ScriptOf
}

/** The way from a company to its first agent; every step survives a reload and can be left. */
export function OnboardingPage({ scriptOf }: OnboardingPageProps) {
  const workspace = useWorkspaceRef()
  const wizard = useWizard(onboardingMemory)
  const navigate = useNavigate()
  const { draft, failure, isBusy } = wizard
  const config = useMemo(() => wizardConfig(draft), [draft])

  /** Marks the onboarding as done and opens another page. */
  function leave(path: string) {
    call('completeOnboarding', workspace, workspace.region).catch(showFailure)
    writeStored('onboarding_completed', 'true')
    wizard.deleteDraft()
    void navigate(path)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) wizard.next()
  }

  if (draft.step === 'success' && draft.agentId)
    return (
      <ReadyStep
        config={config}
        agentId={draft.agentId}
        draft={draft}
        scriptOf={scriptOf}
        onPublished={() => wizard.change({ isPublished: true })}
        onBack={() => wizard.goTo('branding')}
        onLeave={leave}
      />
    )
  return (
    <Page title={t('onboarding')} isTitleUnseen>
      <div className={styles.split}>
        <form
          className={wizardStyles.form}
          onSubmit={handleSubmit}
          noValidate
          aria-label={t('onboarding')}
          aria-busy={isBusy}
        >
          <WizardSteps step={draft.step} isBusy={isBusy} onGo={wizard.goTo} />
          {draft.step === 'company' ? <CompanyStep wizard={wizard} /> : <BrandingStep wizard={wizard} />}
          {isBusy && <Creating />}
          <div className={wizardStyles.foot}>
            {draft.step !== 'company' && (
              <Button variant="default" disabled={isBusy} onClick={() => wizard.goTo('company')}>
                {t('back')}
              </Button>
            )}
            <p role="alert">{failure}</p>
            <Button type="submit" loading={isBusy}>
              {draft.step === 'company' ? t('continue') : draft.agentId ? t('saveAgent') : t('createAgent')}
            </Button>
          </div>
          <Button
            variant="subtle"
            className={styles.skip ?? ''}
            disabled={isBusy}
            onClick={() => leave(webPaths.home(workspace.region))}
          >
            {t('skip')}
          </Button>
        </form>
        <aside className={wizardStyles.preview} data-step={draft.step} aria-label={t('previewOfTheWidget')}>
          <WidgetPreview config={config} />
        </aside>
      </div>
    </Page>
  )
}
