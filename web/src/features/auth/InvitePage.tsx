import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { forgetInvite, rememberedInvite, rememberInvite, type InviteLink } from '../../lib/inviteMemory.ts'
import { AuthFrame } from './AuthFrame.tsx'
import type { OpenedInvite } from './inviteActions.ts'
import { JoinWorkspace } from './JoinWorkspace.tsx'
import { useAuthTask } from './useAuthTask.ts'

/** Where an invite's link leads: says which workspace it is for and no more, and what to do with it. */
export function InvitePage({ workspaceId }: { workspaceId: string }) {
  const [link] = useState(() => takeLink(workspaceId))
  const [invite, setInvite] = useState<OpenedInvite>()
  const { error, run } = useAuthTask()

  useEffect(() => {
    if (!link) return
    run(async () => {
      const { lookAtInvite } = await import('./inviteActions.ts')
      const found = await lookAtInvite(link)
      if (found.state === 'open') rememberInvite(link)
      else forgetInvite()
      setInvite(found)
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [link])

  if (!link)
    return (
      <AuthFrame
        title="This invite is not complete"
        lead="Open the link in the invitation mail once more, or ask whoever invited you for a new one."
      >
        <HomeLink />
      </AuthFrame>
    )
  if (error) {
    return (
      <AuthFrame title="This invite could not be opened" lead={error}>
        <Button size="md" fullWidth onClick={() => location.reload()}>
          Try again
        </Button>
        <HomeLink />
      </AuthFrame>
    )
  }
  if (!invite) return <AuthFrame title="Opening your invite…">{null}</AuthFrame>
  if (invite.state === 'expired') {
    return (
      <AuthFrame
        title="This invite has expired"
        lead={
          <>
            It was for the workspace <b>{invite.workspaceName}</b>. Ask whoever invited you to send it again.
          </>
        }
      >
        <HomeLink />
      </AuthFrame>
    )
  }
  if (invite.state === 'used') {
    return (
      <AuthFrame
        title="This invite has been used"
        lead={
          <>
            It works once. If it was you who joined <b>{invite.workspaceName}</b>, you find it among your
            workspaces. If not, ask for a new invite.
          </>
        }
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
      Go to your workspaces
    </Button>
  )
}

/**
 * The token has left the address for the history's state before anything was loaded; after a sign-in it comes
 * from memory.
 */
function takeLink(workspaceId: string): InviteLink | undefined {
  const fragment = typeof history.state === 'string' ? history.state : ''
  const kept = rememberedInvite()
  const token =
    new URLSearchParams(fragment.slice(1)).get('t') ?? (kept?.workspaceId === workspaceId ? kept.token : '')
  if (!/^[A-Za-z0-9]{43}$/.test(token)) return undefined
  // So that loading the page again finds it.
  history.replaceState(`#t=${token}`, '')
  return { workspaceId, token }
}
