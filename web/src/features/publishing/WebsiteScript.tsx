import { Button } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { Choice } from '../../components/forms/Choice.tsx'
import { CodeBlock } from '../../components/text/CodeBlock.tsx'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { copyText } from '../../lib/files/copyText.ts'
import { demoPageUrl, widgetOrigin } from '../../lib/environment.ts'
import styles from './PublishControl.module.css'
import { scriptCommands } from './scriptCommands.ts'
import { widgetSnippet, type SnippetKind } from './widgetSnippet.ts'
import { t } from './texts.ts'

interface WebsiteScriptProps {
  region: Region
  agent: Agent
  onClose: () => void
}

export function WebsiteScript({ region, agent, onClose }: WebsiteScriptProps) {
  const [kind, setKind] = useState<SnippetKind>(agent.placement === 'embedded' ? 'embedded' : 'popup')
  const snippet = widgetSnippet(widgetOrigin(), region, agent, kind)
  const openForm = agent.widgetOptions.forms[0]?.id
  return (
    <Dialog onClose={onClose} title={t('websiteScript')} size="lg">
      <Choice
        label={t('kindOfScript')}
        isLabelHidden
        value={kind}
        onChange={setKind}
        options={[
          { value: 'popup', label: t('popup') },
          { value: 'embedded', label: t('embedded') },
        ]}
      />
      <p className={styles.lead}>{t(`lead_${kind}`)}</p>
      {agent.publishedVersion === 0 && <p className={styles.warn}>{t('nothingPublishedYet')}</p>}
      <pre className={styles.code} dir="ltr" aria-label={t('websiteScriptCode')}>
        {snippet}
      </pre>
      <div className={styles.row}>
        <span>
          <a href={demoPageUrl(region, agent.ID)} target="_blank" rel="noopener noreferrer">
            {t('openTheDemoPage')}
          </a>
        </span>
        <Button onClick={() => void copyText(snippet, t('copiedToClipboard'))}>{t('copyScript')}</Button>
      </div>
      <details className={styles.commands}>
        <summary>{t('pageCommands')}</summary>
        <p>{t('pageCommandsHint')}</p>
        <dl>
          {scriptCommands.map(({ name, example }) => (
            <div key={name}>
              <dt>{t(`command_${name}`)}</dt>
              <dd>
                <CodeBlock>
                  {name === 'openForm' && openForm ? `Parley.openForm('${openForm}')` : example}
                </CodeBlock>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Dialog>
  )
}
