import { useEffect, useRef, useState, type ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { app, auth } from './firebase.ts'
import { webPaths } from './paths.ts'
import { SessionContext, type Session } from './session.ts'
import { isSessionEnding } from './signOut.ts'
import { writeEnding } from './stored.ts'

interface FirebaseSessionProps {
  /** Shown until Firebase knows who is signed in, and to whoever is sent elsewhere. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Gives its children the session of a signed-in person with a confirmed address; sends everybody else where
 * they can become that.
 */
export function FirebaseSession(props: FirebaseSessionProps) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <SignedIn {...props} />
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

function SignedIn({ fallback, children }: FirebaseSessionProps) {
  const { status, data: user } = useUser()
  const [session, setSession] = useState<Session>()
  const known = useRef<string>(undefined)
  const uid = user?.uid
  const isConfirmed = user?.emailVerified === true
  const email = user?.email ?? ''
  const name = user?.displayName ?? ''

  // A session stays until the other page has come: what is open must not be written once more as it goes.
  useEffect(() => {
    if (status === 'loading') return
    if (uid === undefined) {
      const comesBack = known.current === undefined || isSessionEnding()
      location.replace(comesBack ? webPaths.signIn(location.pathname + location.search) : '/')
    } else if (known.current !== undefined && known.current !== uid) {
      // Somebody else signed in, in another tab: nothing of the first person may stay on the screen.
      location.replace('/app')
    } else if (!isConfirmed) {
      location.replace('/verify-email')
    } else {
      known.current = uid
      writeEnding(null)
      setSession({ uid, email, name })
    }
  }, [status, uid, isConfirmed, email, name])

  return session === undefined ? fallback : <SessionContext value={session}>{children}</SessionContext>
}
