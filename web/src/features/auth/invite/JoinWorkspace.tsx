import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { storeInvite, type InviteLink } from '../../../lib/signIn/inviteMemory.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { AuthSubmit } from '../frame/AuthSubmit.tsx'
import type { JoinResult, OpenedInvite } from './inviteActions.ts'
import { useAuthTask } from '../useAuthTask.ts'
import { t } from '../texts.ts'

interface JoinWorkspaceProps {
  link: InviteLink
  invite: OpenedInvite
}

/** A valid invite: a signed-in person joins, anyone else signs in first and returns. */
export function JoinWorkspace({ link, invite: { workspaceName, region, person } }: JoinWorkspaceProps) {
  const { isBusy, error, run } = useAuthTask()
  const [obstacle, setObstacle] = useState<Exclude<JoinResult, { path: string }>['obstacle']>()
  const title = t('joinTitle', { workspace: workspaceName })
  const keep = () => storeInvite(link)

  function handleJoin() {
    run(async () => {
      const { joinWorkspace } = await import('./inviteActions.ts')
      const joining = await joinWorkspace(link, region)
      if ('path' in joining) location.replace(joining.path)
      else setObstacle(joining.obstacle)
    })
  }

  function handleOther() {
    run(async () => {
      const { switchAccount } = await import('./inviteActions.ts')
      location.assign(await switchAccount(link))
    })
  }

  if (person === null) {
    return (
      <AuthFrame title={title} lead={t('joinSignedOut')}>
        <Button
          component="a"
          size="md"
          fullWidth
          href={webPaths.signIn(webPaths.invite(link.workspaceId))}
          onClick={keep}
        >
          {t('signIn')}
        </Button>
        <Button component="a" size="md" fullWidth variant="default" mt="xs" href="/signup" onClick={keep}>
          {t('createAnAccount')}
        </Button>
      </AuthFrame>
    )
  }
  const other = (
    <p className="auth-foot">
      {t.rich('notThatAddress', {
        link: (text) => (
          <Anchor component="button" type="button" disabled={isBusy} onClick={handleOther}>
            {text}
          </Anchor>
        ),
      })}
    </p>
  )
  if (!person.isVerified) {
    return (
      <AuthFrame
        title={title}
        lead={t.rich('joinUnconfirmed', { email: person.email, b: (text) => <b>{text}</b> })}
      >
        <Button component="a" size="md" fullWidth href="/verify-email" onClick={keep}>
          {t('confirmTitle')}
        </Button>
        {other}
      </AuthFrame>
    )
  }
  if (obstacle === 'anotherAddress') {
    return (
      <AuthFrame
        title={title}
        lead={t.rich('joinOther', { email: person.email, b: (text) => <b>{text}</b> })}
      >
        <form action={handleOther}>
          <AuthSubmit label={t('useAnother')} isBusy={isBusy} error={error} />
        </form>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={title} lead={t.rich('joinLead', { email: person.email, b: (text) => <b>{text}</b> })}>
      <form action={handleJoin}>
        <AuthSubmit
          label={t(obstacle ? 'tryAgain' : 'join')}
          isBusy={isBusy}
          error={error ?? (obstacle && t('joinNoSeat'))}
        />
      </form>
      {other}
    </AuthFrame>
  )
}
