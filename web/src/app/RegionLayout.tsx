import { isRegion, type Region } from '@parley/functions/shared/regions'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useWorkspaces, type WorkspaceEntry } from '../features/workspaces/useWorkspaces.ts'
import { useLeaveFor } from '../lib/guards.tsx'
import { isRefused } from '../lib/errors.ts'
import { LiveShell } from '../lib/liveShell.tsx'
import { webPaths } from '../lib/paths.ts'
import { useUid, WorkspaceContext } from '../lib/session.ts'
import { readStored, writeStored } from '../lib/stored.ts'
import { AccessCheck } from './AccessCheck.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Shell } from './Shell.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { useSignOutWhen } from './useSignOutWhen.ts'

/** Everything under /app/{region}: which workspace is in view, and the frame around its pages. */
export function RegionLayout() {
  const { region } = useParams()
  const uid = useUid()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leaveFor = useLeaveFor()
  const workspaces = useWorkspaces()
  const [chosen, setChosen] = useState(() => readStored('workspace'))

  useEffect(() => {
    if (isRegion(region)) writeStored('region', region)
  }, [region])

  const isSessionRefused = workspaces.status === 'error' && isRefused(workspaces.error)
  useSignOutWhen(isSessionRefused)

  if (workspaces.status === 'loading' || isSessionRefused) return <ShellSkeleton />
  if (workspaces.status === 'error') return <ErrorScreen error={workspaces.error} />
  if (!isRegion(region)) return <Navigate to="/app" replace />
  const here = workspaces.data.filter((entry) => entry.region === region)
  const current = here.find(({ id }) => id === chosen) ?? here.find(({ id }) => id === uid) ?? here[0]
  if (!current) {
    // A link may name the wrong region: what it means is then in the other one, under the same path.
    const isElsewhere = workspaces.data.length > 0
    return <Navigate to={isElsewhere ? inOtherRegion(region, pathname + search) : '/app'} replace />
  }

  function handleSelect(entry: WorkspaceEntry) {
    const agents = webPaths.agents(entry.region)
    if (entry.region !== region) {
      writeStored('workspace', entry.id)
      return switchRegion(entry.region)
    }
    leaveFor(agents, () => {
      writeStored('workspace', entry.id)
      setChosen(entry.id)
      void navigate(agents)
    })
  }

  return (
    <WorkspaceContext value={{ region, workspaceId: current.id }}>
      <LiveShell key={`${region}/${current.id}`} region={region} workspaceId={current.id}>
        <AccessCheck region={region} workspaceId={current.id} />
        <Shell workspaces={workspaces.data} onSelectWorkspace={handleSelect} />
      </LiveShell>
    </WorkspaceContext>
  )
}

function inOtherRegion(region: Region, path: string): string {
  return path.replace(`/app/${region}`, `/app/${region === 'eu' ? 'na' : 'eu'}`)
}

/** A region is another database: a full load closes every listener of the one that is left. */
function switchRegion(region: Region): void {
  const note = document.createElement('div')
  note.textContent = `Switching to ${region.toUpperCase()} region...`
  note.setAttribute('role', 'status')
  note.style.cssText =
    'position:fixed;inset:0;z-index:999;display:grid;place-items:center;background:var(--paper);font-size:18px'
  document.body.append(note)
  location.assign(webPaths.agents(region))
}
