import type { Access } from '@parley/functions/shared/workspaces/access'
import { clientIdOf } from '@parley/functions/shared/agencies/client'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo, useState } from 'react'
import { useAfter } from '../../features/auth/useAfter.ts'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { currentAgency } from '../../lib/brand/currentAgency.ts'
import { CallError, isRefused } from '../../lib/errors.ts'
import { isImpersonating } from '../../lib/session/impersonation.ts'
import { useLiveDoc, type Live } from '../../lib/live/live.ts'
import { useUid, WorkspaceContext } from '../../lib/session/session.ts'
import { consumeFlash } from '../../lib/browser/stored.ts'
import { useIsSettled } from '../../lib/browser/useIsSettled.ts'
import { ViewerContext, type Viewer } from '../../lib/session/viewer.ts'
import { PageSkeleton } from '../shell/ShellSkeleton.tsx'
import { ClientContext, type SignedInClient } from './ClientContext.ts'
import { ClientShell } from './frame/ClientShell.tsx'
import { impersonatorAsClient } from './impersonation/impersonatorAsClient.ts'
import { t } from './texts.ts'
import { useClientLanguage } from './useClientLanguage.ts'
import { useEndedSession } from './useEndedSession.ts'

type ClientAccess = Extract<Access, { kind: 'client' | 'imp' }>

interface ClientLayoutProps {
  region: Region
  /** Resolves with the first page: it is shown together with its frame. */
  arrival: Promise<void>
}

/** Loads the signed-in client and their rights with listeners, so that a change takes effect at once. */
export function ClientLayout({ region, arrival }: ClientLayoutProps) {
  const uid = useUid()
  const hasArrived = useIsSettled(arrival)
  const access = useLiveDoc('access', { region, path: paths.access(uid) })
  const isApart = isImpersonating()
  const client = useLiveDoc(
    'client',
    isApart ? null : { region, path: paths.client(clientIdOf(region, uid)) },
  )
  const clientAccess = access.status === 'ready' && access.data?.kind !== 'user' ? access.data : undefined
  // The host may belong to another agency now, whose brand must not frame this agency's data.
  const agency = currentAgency()
  const isElsewhere = clientAccess && agency !== undefined && clientAccess.agencyId !== agency.agencyId
  const own = isElsewhere ? undefined : clientAccess
  const organisation = useLiveDoc('organisation', own ? { region, path: paths.org(own.orgId) } : null)
  const isRefusedHere = isElsewhere || isRefusal(client) || isRefusal(organisation)
  const isEnded = useEndedSession(access, isRefusedHere)

  // The page shows that a client is signed in; a screen reader needs the message.
  const [flash] = useState(consumeFlash)
  const isSaid = useAfter(0)

  const failed = [access, client, organisation].find(({ status }) => status === 'error')
  if (isEnded) return <PageSkeleton />
  if (failed?.status === 'error')
    return <LoadFailure title={t('accountNotLoaded')} error={failed.error} retry={failed.retry} />
  if (!own || organisation.status !== 'ready' || !(isApart || client.status === 'ready'))
    return <PageSkeleton />
  const person = own.kind === 'imp' ? impersonatorAsClient(own) : client.status === 'ready' && client.data
  if (!person || !organisation.data)
    return (
      <LoadFailure
        title={t('accountMissing')}
        error={new CallError('not-found')}
        retry={() => location.reload()}
      />
    )
  if (!hasArrived) return <PageSkeleton />
  return (
    <>
      <output className="unseen">{isSaid && flash}</output>
      <SignedIn region={region} uid={uid} access={own} client={person} organisation={organisation.data} />
    </>
  )
}

function isRefusal(result: Live<unknown>): boolean {
  return result.status === 'error' && isRefused(result.error)
}

interface SignedInProps extends Omit<SignedInClient, 'agents' | 'hasBilling'> {
  uid: string
  access: ClientAccess
}

function SignedIn({ region, uid, access, client, organisation }: SignedInProps) {
  const { kind, wsId: workspaceId, pages, isOrgAdmin, agents: narrowed, isActing = false } = access
  const {
    widgetIDs,
    agentLooks,
    disableHandoff,
    allowBilling: hasBilling,
    predefinedTags,
    disallowAnyTags,
  } = organisation
  const { enableCannedResponses } = organisation.settings
  const hasCannedReplies = kind === 'client' && enableCannedResponses && !disableHandoff
  useClientLanguage(region, client, organisation)
  const signedIn = useMemo(() => {
    const given = widgetIDs.filter((agentId) => narrowed?.includes(agentId) ?? true)
    const agents = given.map((agentId) => {
      const { title = t('agent'), color = '' } = agentLooks[agentId] ?? {}
      return { agentId, title, color }
    })
    return { region, client, organisation, agents, hasBilling }
  }, [region, client, organisation, widgetIDs, agentLooks, narrowed, hasBilling])
  const viewer: Viewer = useMemo(
    () => ({
      actor:
        kind === 'imp'
          ? { kind: 'impersonator', uid, pages, isActing }
          : { kind: 'client', uid, pages, isOrgAdmin, isHandoffOff: disableHandoff },
      sharedAgents: signedIn.agents.map(({ agentId }) => agentId),
      organisation: { predefinedTags, disallowAnyTags, hasCannedReplies, hasBilling },
    }),
    [
      kind,
      uid,
      pages,
      isOrgAdmin,
      isActing,
      disableHandoff,
      signedIn,
      predefinedTags,
      disallowAnyTags,
      hasCannedReplies,
      hasBilling,
    ],
  )
  return (
    <WorkspaceContext value={useMemo(() => ({ region, workspaceId }), [region, workspaceId])}>
      <ViewerContext value={viewer}>
        <ClientContext value={signedIn}>
          <ClientShell impersonation={access.kind === 'imp' ? access : undefined} />
        </ClientContext>
      </ViewerContext>
    </WorkspaceContext>
  )
}
