import { uidOfClient } from '@parley/functions/shared/client'
import { impersonatorPrefix } from '@parley/functions/shared/impersonation'
import type { Region } from '@parley/functions/shared/regions'
import { onAuthStateChanged } from 'firebase/auth'
import { useEffect, useState, type ReactNode } from 'react'
import { auth } from './firebase.ts'
import { endImpersonationHere, isImpersonating } from './impersonation.ts'
import { webPaths } from './paths.ts'
import { SessionContext, type Session } from './session.ts'
import { isSessionEnding } from './signOut.ts'
import { writeEnding } from './stored.ts'

interface ClientSessionProps {
  /** Of the agency whose address this is. */
  region: Region
  /** Shown until it is known who is signed in, and to whoever is sent elsewhere. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Gives its children the session of a client of the agency's region, and sends everybody else to sign in.
 * Signing out leads to the front page.
 */
export function ClientSession({ region, fallback, children }: ClientSessionProps) {
  // It stays until the other page has come: what is open must not be written once more as it goes.
  const [session, setSession] = useState<Session>()

  useEffect(() => {
    let known: string | undefined
    return onAuthStateChanged(auth, (user) => {
      const prefix = isImpersonating() ? impersonatorPrefix : uidOfClient(region, '')
      if (user?.uid.startsWith(prefix) && (known ?? user.uid) === user.uid) {
        known = user.uid
        writeEnding(null)
        setSession({ uid: user.uid, email: '', name: '' })
      } else if (user && known !== undefined) {
        // Somebody else has signed in, in another tab: nothing of the first person may stay here.
        location.replace('/app')
      } else if (known !== undefined && !isSessionEnding()) {
        location.replace('/')
      } else {
        // Without its session an impersonation is over: an ordinary sign-in must be possible in this tab.
        if (isImpersonating()) endImpersonationHere()
        location.replace(webPaths.signIn(location.pathname + location.search))
      }
    })
  }, [region])

  return session === undefined ? fallback : <SessionContext value={session}>{children}</SessionContext>
}

/** The session's number; the access document has a higher one once the session was ended. */
export async function sessionVersion(): Promise<number> {
  const result = await auth.currentUser?.getIdTokenResult()
  const version = result?.claims['sv']
  return typeof version === 'number' ? version : 0
}
