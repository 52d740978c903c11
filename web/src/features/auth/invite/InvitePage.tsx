import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { NotFoundReceipt } from '../../../components/receipts/NotFoundReceipt.tsx'
import { deleteInvite, storedInvite, storeInvite, type InviteLink } from '../../../lib/signIn/inviteMemory.ts'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import type { OpenedInvite } from './inviteActions.ts'
import { JoinWorkspace } from './JoinWorkspace.tsx'
import { useAuthTask } from '../useAuthTask.ts'
import { t } from '../texts.ts'

/** The page of an invite's link: names the workspace and nothing else, and offers the next step. */
export function InvitePage({ workspaceId }: { workspaceId: string }) {
  const [link] = useState(() => takeLink(workspaceId))
  const [invite, setInvite] = useState<OpenedInvite>()
  const { error, run } = useAuthTask()

  useEffect(() => {
    if (!link) return
    run(async () => {
      const { readInvite } = await import('./inviteActions.ts')
      const found = await readInvite(link)
      if (found.state === 'open') storeInvite(link)
      else deleteInvite()
      setInvite(found)
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [link])

  if (!link)
    return (
      <AuthFrame title={t('inviteIncomplete')} drawing={<NotFoundReceipt />} lead={t('inviteIncompleteLead')}>
        <HomeLink />
      </AuthFrame>
    )
  if (error) {
    return (
      <AuthFrame title={t('inviteFailed')} lead={error}>
        <Button size="md" fullWidth onClick={() => location.reload()}>
          {t('tryAgain')}
        </Button>
        <HomeLink />
      </AuthFrame>
    )
  }
  if (!invite) return <AuthFrame title={t('inviteOpening')}>{null}</AuthFrame>
  if (invite.state === 'expired') {
    return (
      <AuthFrame
        title={t('inviteExpired')}
        drawing={<NotFoundReceipt code={410} />}
        lead={t.rich('inviteExpiredLead', { workspace: invite.workspaceName, b: (text) => <b>{text}</b> })}
      >
        <HomeLink />
      </AuthFrame>
    )
  }
  if (invite.state === 'used') {
    return (
      <AuthFrame
        title={t('inviteUsed')}
        drawing={<NotFoundReceipt code={410} />}
        lead={t.rich('inviteUsedLead', { workspace: invite.workspaceName, b: (text) => <b>{text}</b> })}
      >
        <HomeLink />
      </AuthFrame>
    )
  }
  return <JoinWorkspace link={link} invite={invite} />
}

function HomeLink() {
  return (
    <Button component="a" size="md" fullWidth variant="default" mt="xs" href="/app">
      {t('toWorkspaces')}
    </Button>
  )
}

/**
 * Takes the link's token, which was moved from the URL to the history's state before anything was loaded;
 * after a sign-in it comes from storage.
 */
function takeLink(workspaceId: string): InviteLink | undefined {
  const fragment = typeof history.state === 'string' ? history.state : ''
  const remembered = storedInvite()
  const token =
    new URLSearchParams(fragment.slice(1)).get('t') ??
    (remembered?.workspaceId === workspaceId ? remembered.token : '')
  if (!/^[A-Za-z0-9]{43}$/.test(token)) return undefined
  // So that a reload finds it.
  history.replaceState(`#t=${token}`, '')
  return { workspaceId, token }
}
