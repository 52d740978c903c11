import { useEffect, useState, type ReactNode } from 'react'
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
  // It stays until the other page has come: what is open must not be written once more as it goes.
  const [session, setSession] = useState<Session>()
  const known = session?.uid
  const uid = user?.uid
  const email = user?.email ?? ''
  const name = user?.displayName ?? ''
  const isOurs = user?.emailVerified === true && (known === undefined || known === user.uid)
  if (isOurs && (session?.email !== email || session.name !== name))
    setSession({ uid: user.uid, email, name })

  useEffect(() => {
    if (status === 'loading') return
    if (isOurs) {
      writeEnding(null)
    } else if (uid === undefined) {
      const comesBack = known === undefined || isSessionEnding()
      location.replace(comesBack ? webPaths.signIn(location.pathname + location.search) : '/')
    } else {
      // When somebody else has signed in, in another tab, nothing of the first person may stay here.
      location.replace(known === undefined || known === uid ? '/verify-email' : '/app')
    }
  }, [status, uid, known, isOurs])

  return session === undefined ? fallback : <SessionContext value={session}>{children}</SessionContext>
}
