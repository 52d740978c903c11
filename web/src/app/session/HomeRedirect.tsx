import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useWorkspaces } from '../../features/workspaces/useWorkspaces.ts'
import { isRefused } from '../../lib/errors.ts'
import { patient } from '../../lib/environment.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { readStored } from '../../lib/browser/stored.ts'
import { ErrorScreen } from '../shell/ErrorScreen.tsx'
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx'
import { noteEntering } from './entryNote.ts'
import { useSignOutWhen } from './useSignOutWhen.ts'

/** The time that the last used region may take before another one is opened. */
const patienceMs = 3000

/** /app: redirects to the last used region, or to the first one with a workspace of this person. */
export function HomeRedirect() {
  const workspaces = useWorkspaces()
  const isHomeless = workspaces.status === 'ready' && workspaces.data.entries.length === 0
  const [last] = useState(() => readStored('region'))
  const isPatient = useIsPatient()

  useEffect(() => noteEntering(), [])
  useEffect(() => {
    if (isHomeless) location.replace('/welcome')
  }, [isHomeless])

  const isSessionRefused = workspaces.status === 'error' && isRefused(workspaces.error)
  useSignOutWhen(isSessionRefused)

  if (workspaces.status === 'loading' || isSessionRefused) return <ShellSkeleton />
  if (workspaces.status === 'error') return <ErrorScreen error={workspaces.error} />
  const { entries, regions } = workspaces.data
  const isLast = ({ region }: { region: Region }) => region === last
  const home = entries.find(isLast) ?? entries[0]
  const mayComeYet = Object.entries(regions).some(
    ([region, { status }]) => status === 'loading' && (last === null || region === last),
  )
  if (!home || (isPatient && mayComeYet && !isLast(home))) return <ShellSkeleton />
  return <Navigate to={webPaths.home(home.region)} replace />
}

function useIsPatient(): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patient(patienceMs))
    return () => clearTimeout(timer)
  }, [])
  return isPatient
}
