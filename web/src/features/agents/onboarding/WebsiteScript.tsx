import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import { call } from '../../../lib/call.ts'
import { copyText } from '../../../lib/files/copyText.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { t } from '../wizard/texts.ts'
import styles from './OnboardingPage.module.css'

type Kind = 'popup' | 'embedded'
export type ScriptOf = (region: Region, agentId: string, kind: Kind) => string

interface WebsiteScriptProps {
  agentId: string
  isPublished: boolean
  scriptOf: ScriptOf
  onPublished: () => void
  onSkip: () => void
}

/** The code for the website, which shows the agent once it is published. */
export function WebsiteScript({ agentId, isPublished, scriptOf, onPublished, onSkip }: WebsiteScriptProps) {
  const { region } = useWorkspaceRef()
  const [kind, setKind] = useState<Kind>('popup')
  const { isBusy, failure, send } = useSender()
  const script = scriptOf(region, agentId, kind)
  return (
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
          <div className={styles.ways}>
            <Button
              loading={isBusy}
              onClick={() =>
                void send({
                  work: async () => {
                    await call('publishAgent', { region, agentId }, region)
                    onPublished()
                  },
                })
              }
            >
              {t('publishNow')}
            </Button>
            <Button variant="subtle" onClick={onSkip}>
              {t('skip')}
            </Button>
          </div>
        </>
      )}
      <p role="alert">{failure}</p>
    </section>
  )
}
