import { Button } from '@mantine/core'
import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { Page } from '../../../components/page/Page.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { WidgetPreview } from '../preview/WidgetPreview.tsx'
import wizardStyles from '../wizard/AgentWizard.module.css'
import { t } from '../wizard/texts.ts'
import type { WizardDraft } from '../wizard/wizardDraft.ts'
import styles from './OnboardingPage.module.css'
import { WebsiteScript, type ScriptOf } from './WebsiteScript.tsx'

interface ReadyStepProps {
  /** The widget of the agent. */
  config: WidgetConfig
  agentId: string
  draft: Pick<WizardDraft, 'siteFailure' | 'testsFailure' | 'mustReadSite' | 'isPublished'>
  scriptOf: ScriptOf
  onPublished: () => void
  onBack: () => void
  onLeave: (path: string) => void
}

/** Offers what can be done with the new agent. */
export function ReadyStep({
  config,
  agentId,
  draft,
  scriptOf,
  onPublished,
  onBack,
  onLeave,
}: ReadyStepProps) {
  const { region } = useWorkspaceRef()
  const testChat = webPaths.testChat(region, agentId)

  return (
    <Page title={t('agentReady', { title: config.title })} isOwnTitle lead={leadOf(draft)}>
      <div className={styles.split}>
        <div>
          <div className={styles.ways}>
            <Button variant="default" onClick={() => onLeave(testChat)}>
              {t('testText')}
            </Button>
            <Button variant="default" onClick={() => onLeave(webPaths.voiceCalls(region, agentId))}>
              {t('tryVoice')}
            </Button>
            <Button variant="default" onClick={() => onLeave(webPaths.channels(region, agentId))}>
              {t('exploreIntegrations')}
            </Button>
            <Button variant="default" onClick={() => onLeave(webPaths.billing(region, 'upgrade'))}>
              {t('unlockBranding')}
            </Button>
          </div>
          <WebsiteScript
            agentId={agentId}
            isPublished={draft.isPublished}
            scriptOf={scriptOf}
            onPublished={onPublished}
            onSkip={() => onLeave(testChat)}
          />
          <div className={styles.ways}>
            <Button variant="default" onClick={onBack}>
              {t('backToBranding')}
            </Button>
            <Button onClick={() => onLeave(testChat)}>{t('goToDashboard')}</Button>
          </div>
        </div>
        <aside className={wizardStyles.preview} data-step="success" aria-label={t('previewOfTheWidget')}>
          <WidgetPreview config={config} />
        </aside>
      </div>
    </Page>
  )
}

/** Returns what became of the website and of the tests. */
function leadOf({ siteFailure, testsFailure, mustReadSite }: ReadyStepProps['draft']): string {
  return [
    t('readyHint'),
    siteFailure ? t('siteNotRead', { reason: siteFailure }) : mustReadSite && t('siteIsRead'),
    testsFailure ? t('testsNotSaved', { reason: testsFailure }) : t('testsAreSaved'),
  ]
    .filter(Boolean)
    .join(' ')
}
