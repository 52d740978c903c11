import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { rememberInvite, type InviteLink } from '../../lib/inviteMemory.ts'
import { webPaths } from '../../lib/paths.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthSubmit } from './AuthSubmit.tsx'
import type { Joining, OpenedInvite } from './inviteActions.ts'
import { useAuthTask } from './useAuthTask.ts'

interface JoinWorkspaceProps {
  link: InviteLink
  invite: OpenedInvite
}

/** An invite that still works: whoever is signed in joins, everybody else signs in first and comes back. */
export function JoinWorkspace({ link, invite: { workspaceName, region, person } }: JoinWorkspaceProps) {
  const { isBusy, error, run } = useAuthTask()
  const [refused, setRefused] = useState<Exclude<Joining, { path: string }>>()
  const title = `Join ${workspaceName}`
  const keep = () => rememberInvite(link)

  function handleJoin() {
    run(async () => {
      const { joinWorkspace } = await import('./inviteActions.ts')
      const joining = await joinWorkspace(link, region)
      if ('path' in joining) location.replace(joining.path)
      else setRefused(joining)
    })
  }

  function handleOther() {
    run(async () => {
      const { leaveForAnother } = await import('./inviteActions.ts')
      location.assign(await leaveForAnother(link))
    })
  }

  if (person === null) {
    return (
      <AuthFrame
        title={title}
        lead="You are invited. Go on with the e-mail address that the invite was sent to."
      >
        <Button
          component="a"
          size="md"
          fullWidth
          href={webPaths.signIn(webPaths.invite(link.workspaceId))}
          onClick={keep}
        >
          Sign in
        </Button>
        <Button component="a" size="md" fullWidth variant="default" mt="xs" href="/signup" onClick={keep}>
          Create an account
        </Button>
      </AuthFrame>
    )
  }
  const other = (
    <p className="auth-foot">
      Not the address the invite was sent to?{' '}
      <Anchor component="button" type="button" disabled={isBusy} onClick={handleOther}>
        Use another account
      </Anchor>
    </p>
  )
  if (!person.isVerified) {
    return (
      <AuthFrame
        title={title}
        lead={
          <>
            Confirm <b>{person.email}</b> first; then you come back here.
          </>
        }
      >
        <Button component="a" size="md" fullWidth href="/verify-email" onClick={keep}>
          Confirm your e-mail
        </Button>
        {other}
      </AuthFrame>
    )
  }
  if (refused?.isForAnother) {
    return (
      <AuthFrame
        title={title}
        lead={
          <>
            You are signed in as <b>{person.email}</b>. {refused.refusal} Go on with that one, or ask for an
            invite to this one.
          </>
        }
      >
        <form onSubmit={(event) => (event.preventDefault(), handleOther())}>
          <AuthSubmit label="Use another account" isBusy={isBusy} error={error} />
        </form>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={title}
      lead={
        <>
          You are signed in as <b>{person.email}</b>. In this workspace you will see its agents and
          conversations.
        </>
      }
    >
      <form onSubmit={(event) => (event.preventDefault(), handleJoin())}>
        <AuthSubmit
          label={refused ? 'Try again' : 'Join workspace'}
          isBusy={isBusy}
          error={error ?? refused?.refusal}
        />
      </form>
      {other}
    </AuthFrame>
  )
}
