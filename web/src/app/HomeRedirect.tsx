import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useWorkspaces } from '../features/workspaces/useWorkspaces.ts'
import { isRefused } from '../lib/errors.ts'
import { webPaths } from '../lib/paths.ts'
import { readStored } from '../lib/stored.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { useSignOutWhen } from './useSignOutWhen.ts'

/** /app: the region used last, or the first one that has a workspace of this person. */
export function HomeRedirect() {
  const workspaces = useWorkspaces()
  const isHomeless = workspaces.status === 'ready' && workspaces.data.length === 0

  useEffect(() => {
    if (isHomeless) location.replace('/welcome')
  }, [isHomeless])

  const isSessionRefused = workspaces.status === 'error' && isRefused(workspaces.error)
  useSignOutWhen(isSessionRefused)

  if (workspaces.status === 'loading' || isSessionRefused) return <ShellSkeleton />
  if (workspaces.status === 'error') return <ErrorScreen error={workspaces.error} />
  const last = readStored('region')
  const home = workspaces.data.find(({ region }) => region === last) ?? workspaces.data[0]
  return home ? <Navigate to={webPaths.agents(home.region)} replace /> : <ShellSkeleton />
}
