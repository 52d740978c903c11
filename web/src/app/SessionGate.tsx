import { useEffect, useState, type ReactNode } from 'react'
import { webPaths } from '../lib/paths.ts'
import { SessionContext, type Session } from '../lib/session.ts'
import { isSessionEnding } from '../lib/signOut.ts'
import { writeEnding } from '../lib/stored.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'

/** Lets signed-in people with a confirmed address through; everybody else goes where they can become that. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>()
  const [error, setError] = useState<unknown>()

  useEffect(() => followSession(setSession, setError), [])

  if (error !== undefined) return <ErrorScreen error={error} />
  if (session === undefined) return <ShellSkeleton />
  return <SessionContext value={session}>{children}</SessionContext>
}

function followSession(onSession: (session: Session) => void, onError: (error: unknown) => void): () => void {
  let isOver = false
  let stop = () => {}
  let known: string | undefined
  import('../lib/firebase.ts').then(({ auth }) => {
    if (isOver) return
    stop = auth.onAuthStateChanged((user) => {
      if (user === null) {
        const comesBack = known === undefined || isSessionEnding()
        location.replace(comesBack ? webPaths.signIn(location.pathname + location.search) : '/')
      } else if (known !== undefined && known !== user.uid) {
        // Somebody else signed in, in another tab: nothing of the first person may stay on the screen.
        location.replace('/app')
      } else if (!user.emailVerified) {
        location.replace('/verify-email')
      } else {
        known = user.uid
        writeEnding(null)
        onSession({ uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' })
      }
    })
  }, onError)
  return () => {
    isOver = true
    stop()
  }
}
