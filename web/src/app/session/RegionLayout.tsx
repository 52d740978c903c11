import { isRegion, type Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { viewerOf, useWorkspaces, type WorkspaceEntry } from '../../features/workspaces/useWorkspaces.ts'
import { useLeaveFor } from '../../lib/navigation/guards.tsx'
import { isRefused } from '../../lib/errors.ts'
import { LiveShell } from '../../lib/live/liveShell.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useUid, WorkspaceContext } from '../../lib/session/session.ts'
import { readStored, writeStored } from '../../lib/browser/stored.ts'
import { useIsSettled } from '../../lib/browser/useIsSettled.ts'
import { ViewerContext } from '../../lib/session/viewer.ts'
import { AccessCheck } from './AccessCheck.tsx'
import { noteEntering } from './entryNote.ts'
import { OnboardingCheck } from './OnboardingCheck.tsx'
import { ErrorScreen } from '../shell/ErrorScreen.tsx'
import { RegionFailure } from './RegionFailure.tsx'
import { Shell } from '../shell/Shell.tsx'
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx'
import { useSignOutWhen } from './useSignOutWhen.ts'
import { t } from '../texts.ts'
import { WaitingTitle } from '../navigation/WaitingTitle.tsx'

interface RegionLayoutProps {
  /** Resolves with the first page: it is shown together with its frame. */
  arrival: Promise<void>
}

/** Everything below /app/{region}: selects the current workspace, and renders the frame around its pages. */
export function RegionLayout({ arrival }: RegionLayoutProps) {
  const { region } = useParams()
  const uid = useUid()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const leaveFor = useLeaveFor()
  const workspaces = useWorkspaces()
  const hasArrived = useIsSettled(arrival)
  const [chosen, setChosen] = useState(() => readStored('workspace'))

  useEffect(() => {
    if (isRegion(region)) writeStored('region', region)
  }, [region])

  // The state of the URL's region; without any workspace, the reason why none was found.
  const currentWorkspace =
    workspaces.status === 'ready' && isRegion(region) ? workspaces.data.regions[region] : workspaces
  const isSessionRefused = currentWorkspace.status === 'error' && isRefused(currentWorkspace.error)
  useSignOutWhen(isSessionRefused)

  if (workspaces.status === 'loading' || isSessionRefused) return <ShellSkeleton />
  if (workspaces.status === 'error') return <ErrorScreen error={workspaces.error} />
  if (!isRegion(region)) return <Navigate to="/app" replace />
  const { entries } = workspaces.data
  const inRegion = entries.filter((entry) => entry.region === region && entry.id !== leftWorkspace(state))
  const current =
    inRegion.find(({ id }) => id === chosen) ?? inRegion.find(({ id }) => id === uid) ?? inRegion[0]
  if (!current) {
    if (currentWorkspace.status === 'loading') return <ShellSkeleton />
    if (currentWorkspace.status === 'error')
      return <RegionFailure region={region} error={currentWorkspace.error} entries={entries} />
    // A link may name the wrong region: its target is then in the other one, with the same path.
    return <Navigate to={entries.length > 0 ? inOtherRegion(region, pathname + search) : '/app'} replace />
  }

  if (!hasArrived) return <ShellSkeleton />

  const viewer = viewerOf(current, uid)

  function handleSelect(entry: WorkspaceEntry) {
    const home = webPaths.home(entry.region)
    noteEntering()
    if (entry.region !== region) {
      writeStored('workspace', entry.id)
      return switchRegion(entry.region)
    }
    leaveFor(home, () => {
      writeStored('workspace', entry.id)
      setChosen(entry.id)
      void navigate(home)
    })
  }

  return (
    <WorkspaceContext value={{ region, workspaceId: current.id }}>
      <ViewerContext value={viewer}>
        <LiveShell key={`${region}/${current.id}`} region={region} workspaceId={current.id}>
          {/* Clients may not read the workspace itself. */}
          {viewer.actor.kind === 'member' && (
            <>
              <AccessCheck region={region} workspaceId={current.id} />
              <OnboardingCheck region={region} workspaceId={current.id} />
            </>
          )}
          <WaitingTitle />
          <Shell workspaces={entries} onSelectWorkspace={handleSelect} />
        </LiveShell>
      </ViewerContext>
    </WorkspaceContext>
  )
}

/** Returns the workspace that was left or deleted before this navigation. */
function leftWorkspace(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'leftWorkspace' in state ? state.leftWorkspace : null
}

function inOtherRegion(region: Region, path: string): string {
  return path.replace(`/app/${region}`, `/app/${region === 'eu' ? 'na' : 'eu'}`)
}

/**
 * Opens another region with a full reload: each region is another database, and the reload closes every
 * listener.
 */
function switchRegion(region: Region): void {
  const note = document.createElement('div')
  note.textContent = t(`switchingTo_${region}`)
  note.setAttribute('role', 'status')
  note.style.cssText =
    'position:fixed;inset:0;z-index:999;display:grid;place-items:center;background:var(--paper);font-size:18px'
  document.body.append(note)
  location.assign(webPaths.agents(region))
}
