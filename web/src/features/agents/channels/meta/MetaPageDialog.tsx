import { Button, Stack, Text } from '@mantine/core'
import type { MetaPage, MetaPageKind } from '@parley/functions/shared/channels/channels'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Dialog } from '../../../../components/dialogs/Dialog.tsx'
import { webPaths } from '../../../../lib/webPaths.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { Disconnect } from '../Disconnect.tsx'
import { NeedsPublishing } from '../NeedsPublishing.tsx'
import { TestToPerson } from '../TestToPerson.tsx'
import { t } from '../texts.ts'
import { nameOfMetaPage } from './nameOfMetaPage.ts'
import { PageChoice } from './PageChoice.tsx'
import { removePage } from './removePage.ts'
import { useFocusOnConnected } from '../useFocusOnConnected.ts'
import { useMetaSignIn } from '../useMetaSignIn.ts'

interface MetaPageDialogProps {
  kind: MetaPageKind
  /** The connected page; missing without one. */
  page: MetaPage | undefined
  onClose: () => void
}

/** Connects a page by a sign-in at Meta and a choice; a connected one can be removed. */
export function MetaPageDialog({ kind, page, onClose }: MetaPageDialogProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [loginId, setLoginId] = useState<string>()
  const { isBusy, problem, signIn } = useMetaSignIn('pages', setLoginId)
  const name = t(kind)
  const isConnected = page?.state === 'connected'
  const connected = useFocusOnConnected<HTMLDivElement>(isConnected)

  return (
    <Dialog title={t(page ? 'configureNamed' : 'connectNamed', { name })} onClose={onClose}>
      <Stack gap="md">
        {page && (
          <div ref={connected} tabIndex={-1}>
            <ConnectedPage kind={kind} page={page} />
          </div>
        )}
        {loginId !== undefined && (
          <PageChoice key={loginId} kind={kind} loginId={loginId} onConnected={() => setLoginId(undefined)} />
        )}
        {!isConnected && (
          <>
            {loginId === undefined && (
              <Text size="sm">{t(kind === 'messenger' ? 'messengerHint' : 'instagramHint')}</Text>
            )}
            <Button
              variant={loginId === undefined ? 'filled' : 'default'}
              loading={isBusy}
              data-autofocus
              onClick={signIn}
            >
              {t('signInAtMeta')}
            </Button>
          </>
        )}
        {isConnected && <TestToPerson kind={kind} />}
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
        {page && (
          <Disconnect
            name={name}
            text={t('removePageText', { name: nameOfMetaPage(page, kind) })}
            done={t('pageRemoved')}
            remove={() => removePage({ region, agentId }, [kind])}
            onDone={onClose}
          />
        )}
      </Stack>
    </Dialog>
  )
}

/** The connected page. Its message links to the agent's conversations. */
function ConnectedPage({ kind, page }: { kind: MetaPageKind; page: MetaPage }) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const { state } = page
  const name = nameOfMetaPage(page, kind)
  if (state !== 'connected') return <Text>{t(`metaPage_${state}`, { name })}</Text>
  return (
    <>
      <Text>{t(`pageAnswers_${kind}`, { name })}</Text>
      <Text size="sm">
        {t.rich('whatIsWritten', {
          link: (text) => <Link to={webPaths.agent(region, agentId, 'convos')}>{text}</Link>,
        })}
      </Text>
      {kind === 'instagram' && <Text size="sm">{t('instagramTry')}</Text>}
      <NeedsPublishing />
    </>
  )
}
