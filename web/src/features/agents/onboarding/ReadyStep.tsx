import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { call } from '../../../lib/call.ts'
import { copyText } from '../../../lib/files/copyText.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { webPaths } from '../../../lib/paths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { t } from '../wizard/texts.ts'
import styles from './OnboardingPage.module.css'

type Kind = 'popup' | 'embedded'
export type ScriptOf = (region: Region, agentId: string, kind: Kind) => string

interface ReadyStepProps {
  title: string
  agentId: string
  /** Why the website is not read; empty if nothing is wrong. */
  siteFailure: string
  isSiteRead: boolean
  scriptOf: ScriptOf
  onBack: () => void
  onLeave: (path: string) => void
}

/** Offers what can be done with the new agent. */
export function ReadyStep({
  title,
  agentId,
  siteFailure,
  isSiteRead,
  scriptOf,
  onBack,
  onLeave,
}: ReadyStepProps) {
  const { region } = useWorkspaceRef()
  const [kind, setKind] = useState<Kind>('popup')
  const [isPublished, setPublished] = useState(false)
  const { isBusy, failure, send } = useSender()
  const script = scriptOf(region, agentId, kind)
  const site = siteFailure ? t('siteNotRead', { reason: siteFailure }) : isSiteRead ? t('siteIsRead') : ''
  const testChat = webPaths.testChat(region, agentId)

  return (
    <Page title={t('agentReady', { title })} isOwnTitle lead={`${t('readyHint')} ${site}`} width="narrow">
      <div className={styles.ways}>
        <Button variant="default" onClick={() => onLeave(testChat)}>
          {t('testText')}
        </Button>
        <Button variant="default" onClick={() => onLeave(testChat)}>
          {t('tryVoice')}
        </Button>
        <Button variant="default" onClick={() => onLeave(webPaths.channels(region, agentId))}>
          {t('exploreIntegrations')}
        </Button>
        <Button variant="default" onClick={() => onLeave(webPaths.billing(region, 'upgrade'))}>
          {t('unlockBranding')}
        </Button>
      </div>
      <section className={styles.script} aria-labelledby="add-to-website">
        <h2 id="add-to-website">{t('addToWebsite')}</h2>
        <Choice
          label={t('addToWebsite')}
          isLabelHidden
          value={kind}
          onChange={setKind}
          options={[
            { value: 'popup', label: t('popupWidget') },
            { value: 'embedded', label: t('embeddedChat') },
          ]}
        />
        <pre dir="ltr">{script}</pre>
        {isPublished ? (
          <Button onClick={() => void copyText(script, t('scriptCopied'))}>{t('copyScript')}</Button>
        ) : (
          <>
            <p>{t('publishFirst')}</p>
            <Button
              loading={isBusy}
              onClick={() =>
                void send({
                  work: async () => {
                    await call('publishAgent', { region, agentId }, region)
                    setPublished(true)
                  },
                })
              }
            >
              {t('publishNow')}
            </Button>
          </>
        )}
        <p role="alert">{failure}</p>
      </section>
      <div className={styles.ways}>
        <Button variant="default" onClick={onBack}>
          {t('backToBranding')}
        </Button>
        <Button onClick={() => onLeave(testChat)}>{t('goToDashboard')}</Button>
      </div>
    </Page>
  )
}
