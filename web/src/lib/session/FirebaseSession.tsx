import { useEffect, useState, type ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { app, auth } from '../firebase.ts'
import { webPaths } from '../webPaths.ts'
import { SessionContext, type Session } from './session.ts'
import { isSessionEnding } from './signOut.ts'
import { writeEnding } from '../browser/stored.ts'

interface FirebaseSessionProps {
  /** Shown until Firebase knows who is signed in, and while the page redirects. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Gives its children the session of a signed-in person with a confirmed email. Sends all others to the page
 * where they sign in or confirm.
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
  // The session stays until the other page has loaded, so that open content is not rendered again without it.
  const [session, setSession] = useState<Session>()
  const signedIn = session?.uid
  const uid = user?.uid
  const email = user?.email ?? ''
  const name = user?.displayName ?? ''
  const isOurs = user?.emailVerified === true && (signedIn === undefined || signedIn === user.uid)
  if (isOurs && (session?.email !== email || session.name !== name))
    setSession({ uid: user.uid, email, name })

  useEffect(() => {
    if (status === 'loading') return
    if (isOurs) {
      writeEnding(null)
    } else if (uid === undefined) {
      const comesBack = signedIn === undefined || isSessionEnding()
      location.replace(comesBack ? webPaths.signIn(location.pathname + location.search) : '/')
    } else {
      // When another person has signed in, in another tab, nothing of the first person may stay here.
      location.replace(signedIn === undefined || signedIn === uid ? '/verify-email' : '/app')
    }
  }, [status, uid, signedIn, isOurs])

  return session === undefined ? fallback : <SessionContext value={session}>{children}</SessionContext>
}
